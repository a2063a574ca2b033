import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Registry } from '../../contract';

const PROGRAM = join(__dirname, 'render-pages.cjs');
const ENGINE = 'quickjs-emscripten-core';
const folderOf = (name: string, from = __dirname) => dirname(dirname(require.resolve(name, { paths: [from] })));
const VARIANT = '@jitl/quickjs-wasmfile-release-sync';
/** Returns the places that Node reads for a package. From 22 on it also reads places where the package could be. */
function placesOf(name: string): string[] {
  const found = folderOf(name);
  const places = [found];
  for (let folder = __dirname; !found.startsWith(join(folder, 'node_modules')); folder = dirname(folder)) {
    places.push(join(folder, 'node_modules', name));
    if (folder === dirname(folder)) break;
  }
  return places;
}
/** Files that the process reads: itself, the engine, and the types that the engine's two packages share. */
const READABLE = [
  __dirname,
  ...placesOf(ENGINE),
  ...placesOf(VARIANT),
  folderOf('@jitl/quickjs-ffi-types', folderOf(ENGINE)),
];
/** Limits of all pages of a release in all languages, which take a second or two of processor time. */
const LIMITS: RenderLimits = { cpuMs: 10_000, wallMs: 60_000, memoryBytes: 128 * 1024 * 1024 };
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const MAX_HEAP_MB = 256;
const MAX_REASON = 300;

export interface RenderLimits {
  /** Processor time of the engine. */
  readonly cpuMs: number;
  /** Time from the start of the process, however busy the machine is. */
  readonly wallMs: number;
  /** Memory of the engine. */
  readonly memoryBytes: number;
}

export interface PageToRender {
  /** The text of its module's file for Node; undefined for the host alone. */
  readonly code: string | undefined;
  readonly path: string;
  readonly language: string;
}

export interface RenderOrder {
  /** The text of the host's file for Node. */
  readonly host: string;
  readonly registry: Registry;
  readonly pages: readonly PageToRender[];
}

/** The HTML of a page, or why there is none, in a few words. */
export type Rendered = { readonly html: string } | { readonly problem: string };

export interface RenderResult {
  /** Result of each page, in the same order; undefined for pages that were not reached. */
  readonly pages: readonly (Rendered | undefined)[];
  /**
   * Why it ended before the last page: `exhausted` when a limit was reached or the process died, for which the release may
   * be to blame; `unavailable` when no process could be started or it was aborted.
   */
  readonly failure?: { readonly kind: 'exhausted' | 'unavailable'; readonly reason: string };
}

const line = v.union([
  v.object({ html: v.string() }),
  v.object({ error: v.string() }),
  v.object({ stopped: v.string() }),
]);

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const flags = [
  permission,
  ...READABLE.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  `--max-old-space-size=${MAX_HEAP_MB}`,
  '--no-warnings',
];

/** One line of printable text. */
function reasonOf(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').slice(0, MAX_REASON);
}

type Failure = NonNullable<RenderResult['failure']>;
const STOPPED: Failure = { kind: 'unavailable', reason: 'it was aborted' };
const exhausted = (reason: string): Failure => ({ kind: 'exhausted', reason });

/** Signals of a terminal and of process managers, often to the server's whole group; a release cannot send them. */
const STOP_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGHUP', 'SIGINT', 'SIGTERM'];

interface Run {
  readonly wallMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Runs the program; resolves to what it printed, and to why it ended where it did not end by itself. */
async function run(input: string, { wallMs, signal }: Run): Promise<{ output: string; failure: Failure | undefined }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...flags, PROGRAM], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    let failure: Failure | undefined;
    const stop = (reason: string) => {
      failure = exhausted(reason);
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop(`it was not rendered within ${wallMs / 1000} s`), wallMs);
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > MAX_OUTPUT_BYTES) stop('it is too long');
      else parts.push(part);
    });
    child.stdin.on('error', () => undefined);
    child.on('error', ({ message }) => {
      failure = signal?.aborted ? STOPPED : { kind: 'unavailable', reason: `no process could be started: ${message}` };
    });
    child.on('close', (code, killedBy) => {
      clearTimeout(timer);
      if (STOP_SIGNALS.includes(killedBy)) failure ??= STOPPED;
      if (code !== 0) failure ??= exhausted('its process ended early');
      resolve({ output: Buffer.concat(parts).toString('utf8'), failure });
    });
    child.stdin.end(input);
  });
}

type Line = v.InferOutput<typeof line>;

/** A complete line of the output. What a release does to the language may change what its own results say, and no more. */
function readLine(text: string): Line {
  const result = v.safeParse(line, JSON.parse(text));
  return result.success ? result.output : { error: 'the result is not a text' };
}

/**
 * Renders pages in a process of its own, in which their code runs in a JavaScript engine inside WebAssembly: it has no
 * object and no function of Node but one that takes and returns text. The process reads only its own program, has no
 * environment and starts no process. `signal` ends it. Never rejects.
 */
export async function renderInChild(
  order: RenderOrder,
  { limits = {}, signal }: { readonly limits?: Partial<RenderLimits>; readonly signal?: AbortSignal } = {},
): Promise<RenderResult> {
  const { wallMs, ...engineLimits } = { ...LIMITS, ...limits };
  const { output, failure } = await run(JSON.stringify({ ...order, limits: engineLimits }), { wallMs, signal });
  const lines = output.split('\n').slice(0, -1).map(readLine);
  const stopped = lines.find((one) => 'stopped' in one);
  const ended = stopped ? exhausted(reasonOf(stopped.stopped)) : failure;
  // If the host itself cannot be used, its one line stands for all pages.
  const [first] = lines;
  const all = !ended && lines.length < order.pages.length ? first : undefined;
  const pages = order.pages.map((_page, index): Rendered | undefined => {
    const one = lines[index] ?? all;
    if (one && 'html' in one) return one;
    return one && 'error' in one ? { problem: reasonOf(one.error) } : undefined;
  });
  return { pages, ...(ended && { failure: ended }) };
}
