import { StartError } from './start-error';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Returns the system code of an error, such as `EADDRINUSE`, or else the error's text. */
export function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

/** Returns a one-line error with a remedy for a host and port that cannot be bound. */
export function listenProblem(error: unknown, { host, port }: ListenAddress): StartError {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is already in use: stop what uses it, or choose another with PORT`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user: choose one above 1023 with PORT`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine`);
    default:
      return new StartError(`Port ${port} on ${host} cannot be used: ${errorCodeOf(error)}`);
  }
}

const HERE = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

/** Returns the URL for a browser on this machine. */
export function localUrlOf({ host, port }: ListenAddress): string {
  if (HERE.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
