const nothing = () => undefined;

/** Writes to the console, without stack traces and other consoles. */
function createLogger(prefix) {
  const to =
    (method) =>
    (...args) =>
      console[method](prefix, ...args);
  const info = to('info');
  const shown = { log: to('log'), info, success: info, ready: info, warn: to('warn'), error: to('error') };
  return { ...shown, debug: nothing, setPrefix: nothing, setDelegate: nothing };
}

const logger = createLogger('[ Module Federation ]');
const [bindLoggerToCompiler, createInfrastructureLogger, infrastructureLogger] = [nothing, createLogger, logger];

export { bindLoggerToCompiler, createInfrastructureLogger, createLogger, infrastructureLogger, logger };
