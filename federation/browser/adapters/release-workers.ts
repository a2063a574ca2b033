import { LOAD_TIMEOUT_MS } from '../core/timing';
import type { ReleaseFolder } from './run-errors';
import { findReleaseFileHash, verifiedScriptUrls } from './trusted-scripts';

type Handler = ((event: Event) => void) | null;
type WaitingMessage = { data: unknown; transfer: Transferable[] };

const TYPES = ['message', 'messageerror', 'error'] as const;

/** Returns code that sets a worker's `location` to the URL of the worker's file, against which relative URLs resolve. */
const setLocationCode = (url: string) =>
  `Object.defineProperty(self,'location',{value:new URL(${JSON.stringify(url)})});`;

/** Resolves to a blob URL of the file's code. @throws if the request fails or the file's hash differs from `integrity` */
async function fetchVerifiedScript(url: string, integrity: string): Promise<string> {
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const code = [setLocationCode(url), await response.text(), `\n//# sourceURL=${url}`];
  const address = URL.createObjectURL(new Blob(code, { type: 'text/javascript' }));
  verifiedScriptUrls.add(address);
  return address;
}

function copyEvent(event: Event): Event {
  if (event instanceof MessageEvent) {
    const data: unknown = event.data;
    return new MessageEvent(event.type, { data, ports: [...event.ports] });
  }
  if (!(event instanceof ErrorEvent)) return new Event(event.type);
  const { message, filename, lineno, colno } = event;
  return new ErrorEvent(event.type, { message, filename, lineno, colno, cancelable: true });
}

/** A proxy of a worker: queues messages until the worker's code has loaded, then forwards messages and events. */
class ReleaseWorker extends EventTarget {
  onmessage: Handler = null;
  onmessageerror: Handler = null;
  onerror: Handler = null;
  #waiting: WaitingMessage[] = [];
  #worker: Worker | undefined;
  #isOver = false;

  constructor(code: Promise<string>, start: (address: string) => Worker) {
    super();
    code.then(
      (address) => this.#start(start(address)),
      (cause: unknown) => this.#emit(new ErrorEvent('error', { message: String(cause), cancelable: true })),
    );
  }

  #emit(event: Event): boolean {
    for (const type of TYPES) if (event.type === type) this[`on${type}`]?.(event);
    return this.dispatchEvent(event);
  }

  #start(worker: Worker): void {
    if (this.#isOver) return worker.terminate();
    this.#worker = worker;
    for (const type of TYPES) {
      worker.addEventListener(type, (event) => this.#emit(copyEvent(event)) || event.preventDefault());
    }
    for (const { data, transfer } of this.#waiting.splice(0)) worker.postMessage(data, transfer);
  }

  postMessage(data: unknown, options: Transferable[] | StructuredSerializeOptions = []): void {
    const transfer = Array.isArray(options) ? options : (options.transfer ?? []);
    if (this.#worker) this.#worker.postMessage(data, transfer);
    else this.#waiting.push(structuredClone({ data, transfer }, { transfer }));
  }

  terminate(): void {
    this.#isOver = true;
    this.#worker?.terminate();
  }
}

const startNative: (native: typeof Worker, args: [string | URL, WorkerOptions?], target: Function) => object =
  Reflect.construct;

/**
 * Makes `new Worker(url)` work for release files at another origin, although browsers refuse such URLs: the page checks the
 * file's hash and starts the worker from a blob URL. The worker must be one file.
 */
export function allowReleaseWorkers(folders: readonly ReleaseFolder[]): void {
  globalThis.Worker = new Proxy(globalThis.Worker, {
    construct(Native, [script, options]: [string | URL, WorkerOptions?], target) {
      const { href, origin } = new URL(script, location.href);
      const integrity = origin === location.origin ? undefined : findReleaseFileHash(folders, href);
      if (integrity === undefined) return startNative(Native, [script, options], target);
      return new ReleaseWorker(fetchVerifiedScript(href, integrity), (address) => new Native(address, options));
    },
  });
}
