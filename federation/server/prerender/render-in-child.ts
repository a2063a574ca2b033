import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Registry } from '../../contract';

const PROGRAM = join(__dirname, 'render-pages.cjs');
/** For all pages of a release in all languages: about half a second on two quiet cores. */
const LIMIT_MS = 20_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const MAX_MEMORY_MB = 256;
const MAX_REASON = 300;

/** A page to write. */
export interface PageToWrite {
  /** The text of its module's file for Node; undefined for the host's frame alone. */
  readonly code: string | undefined;
  readonly path: string;
  readonly language: string;
}

export interface WritingOrder {
  /** The text of the host's file for Node. */
  readonly host: string;
  readonly registry: Registry;
  readonly pages: readonly PageToWrite[];
}

/** The HTML of a page, or why there is none, in a few words. */
export type Written = { readonly html: string } | { readonly problem: string };

const line = v.union([v.object({ html: v.string() }), v.object({ error: v.string() })]);

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const rights = [
  permission,
  `--allow-fs-read=${PROGRAM}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${MAX_MEMORY_MB}`,
  '--no-warnings',
];

/** One line of printable text. */
function reasonOf(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').slice(0, MAX_REASON);
}

function parseLine(text: string): Written {
  const result = v.safeParse(line, JSON.parse(text));
  if (!result.success) return { problem: 'the process that writes pages returned something else' };
  return 'html' in result.output ? result.output : { problem: reasonOf(result.output.error) };
}

/** Runs the program; resolves to what it printed and how it ended. */
async function run(input: string, limitMs: number): Promise<{ output: string; end: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...rights, PROGRAM], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    let bytes = 0;
    let end = 'the process that writes pages ended early';
    const stop = (reason: string) => {
      end = reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop(`it was not written within ${limitMs / 1000} s`), limitMs);
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > MAX_OUTPUT_BYTES) stop('it is too long');
      else parts.push(part);
    });
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => (end = `no process could be started: ${error.message}`));
    child.on('close', () => {
      clearTimeout(timer);
      resolve({ output: Buffer.concat(parts).toString('utf8'), end });
    });
    child.stdin.end(input);
  });
}

/**
 * Writes pages in a process without rights: it reads no file, starts no process and has no environment, and it is killed
 * after `limitMs`. Resolves to a result for each page in the same order; never rejects.
 */
export async function renderInChild(order: WritingOrder, limitMs = LIMIT_MS): Promise<readonly Written[]> {
  const { output, end } = await run(JSON.stringify(order), limitMs);
  const lines = output.split('\n').filter((text) => text !== '');
  try {
    const written = lines.map(parseLine);
    return order.pages.map((_page, index) => written[index] ?? { problem: end });
  } catch {
    return order.pages.map(() => ({ problem: end }));
  }
}
