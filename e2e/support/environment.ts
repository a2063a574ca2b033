import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { ROOT } from './paths';

/** The commit that was measured. @param root of a tree */
export const commitOf = (root = ROOT): string =>
  execFileSync('git', ['-C', root, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

export const today = () => new Date().toISOString().slice(0, 10);

/** Processor, memory and Node of this machine. */
export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}
