// Imported before pdf.js, for what it looks for in a window. Its half that parses takes a scope without one for a worker of its own, and would
// answer the messages of the instrument; its half that draws paces itself by the frames of a window. Nothing is shown while a worker draws.
if (!("process" in globalThis))
  Object.assign(globalThis, {
    window: { requestAnimationFrame: (draw: () => void) => setTimeout(draw), cancelAnimationFrame: (id: number) => clearTimeout(id) },
  });
