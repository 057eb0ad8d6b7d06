// Loaded before a server of the browser tests (NODE_OPTIONS): its date is moved by as many
// milliseconds as the test last sent. Timers go on as they do.
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on("message", (ms) => {
  ahead = Number(ms);
});
// The server ends when it has nothing else to wait for.
process.channel?.unref();
