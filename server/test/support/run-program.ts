import { spawn } from 'node:child_process';

interface ProgramOptions {
  readonly cwd: string;
  /** Environment variables in addition to PATH, HOME and TMPDIR. */
  readonly env?: Readonly<Record<string, string>>;
  /** Text after whose output the program is killed. */
  readonly killAt?: string | undefined;
}

/** Runs a program of Node. Resolves to its exit code, its output and its errors. */
export async function runProgram(args: readonly string[], { cwd, env, killAt }: ProgramOptions) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, args, { cwd, env: { PATH, HOME, TMPDIR, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (killAt !== undefined && out.includes(killAt)) child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, out, err };
}
