const HEARTBEAT_MS = 30_000;
const TICK_MS = 500;

/**
 * Reports that a long step is still running: on a terminal in one line that is rewritten, elsewhere (CI, a log file)
 * with a new line every 30 seconds.
 * @param {() => string} describe the current work
 * @param {{ stream?: NodeJS.WriteStream, heartbeatMs?: number }} [options]
 */
export function startProgress(describe, { stream = process.stdout, heartbeatMs = HEARTBEAT_MS } = {}) {
  const started = Date.now();
  const live = stream.isTTY && !process.env['CI'];
  const line = () => `  ${describe()} ... ${duration(Date.now() - started)}`;
  const clear = () => {
    if (live) stream.write('\r\u001b[K');
  };
  const timer = live
    ? setInterval(() => stream.write(`\r\u001b[K${line().slice(0, stream.columns - 1)}`), TICK_MS)
    : setInterval(() => stream.write(`${line()}\n`), heartbeatMs);
  timer.unref();
  return {
    /** @param {string} text printed above the progress */
    log(text) {
      clear();
      stream.write(`${text}\n`);
    },
    stop() {
      clearInterval(timer);
      clear();
      return Date.now() - started;
    },
  };
}

/**
 * @param {number} ms
 * @returns {string} `0.4 s`, `12 s`, `1 min 5 s`
 */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
