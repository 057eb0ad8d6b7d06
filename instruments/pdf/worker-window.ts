// Imported before pdf.js. Without `window` its parser takes the scope for its own worker and
// answers the instrument's messages. Its renderer asks for animation frames; timers replace them,
// because nothing is shown while a worker draws.
if (!("process" in globalThis))
  Object.assign(globalThis, {
    window: {
      requestAnimationFrame: (draw: () => void) => setTimeout(draw),
      cancelAnimationFrame: (id: number) => clearTimeout(id),
    },
  });
