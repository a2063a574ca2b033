/** What PostgreSQL writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly folder: string;
  /** Undefined while it starts. */
  readonly port: number | undefined;
  readonly status: 'starting' | 'ready' | 'stopping' | 'unknown';
}

const statuses = ['starting', 'ready', 'stopping'] as const;

/** Reads the text of a `postmaster.pid`; undefined when it does not begin with a process id and a folder. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const folder = lines[1];
  if (!Number.isInteger(pid) || pid <= 0 || !folder) return undefined;
  const port = Number(lines[3]);
  return {
    pid,
    folder,
    port: Number.isInteger(port) && port > 0 ? port : undefined,
    status: statuses.find((status) => status === lines[7]) ?? 'unknown',
  };
}
