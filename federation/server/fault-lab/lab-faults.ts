import type { RequestedFault, LabStage } from '../../contract/faults';
import { API_PREFIX } from '../http/paths';

const HASH = /\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/i;
const CODE = /\.(js|css)$/;
const STYLE = /\.css$/;
const ENTRY = /^remote-entry\.js$/;
const PAGE_SCRIPT = /^page-.+\.js$/;
const OWN = /^(page-|texts-|debug-page|lab-|main\.|remote-entry)/;
/** Pattern of the host's chunk that tells users that the fault lab is on. Faults never affect this chunk. */
const LAB_CHUNK = /^lab-/;

/** Returns the name of a file without folder and hash, such as `page-budget.js`. */
export function fileNameWithoutHash(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(HASH, '');
}

/** True if a fault affects the file or API call at `path`. `file`, a path or logical name, limits the fault to one file. */
export function affectsFile(
  { stage, fault, file }: { stage: LabStage; fault: string; file: string | null },
  path: string,
  entry?: string,
): boolean {
  if (stage === 'api') return path.startsWith(`${API_PREFIX}/${file ?? ''}`);
  const name = fileNameWithoutHash(path);
  const isEntry = path === entry || ENTRY.test(name);
  if (!CODE.test(name) || LAB_CHUNK.test(name)) return false;
  if (stage === 'entry' || stage === 'init') return isEntry;
  if (isEntry || (file !== null && file !== path && file !== name)) return false;
  if (stage === 'evaluate' || stage === 'render' || stage === 'run') return PAGE_SCRIPT.test(name);
  if (fault === 'style-missing') return STYLE.test(name);
  return fault !== 'shared-missing' || !OWN.test(name);
}

export function choosableFileNames(paths: readonly string[]): string[] {
  const names = paths
    .map(fileNameWithoutHash)
    .filter((name) => CODE.test(name) && !ENTRY.test(name) && !LAB_CHUNK.test(name));
  return [...new Set(names)].sort();
}

/** A fault of a session. `seen`: URLs that used the fault since the page was loaded. */
export interface StoredFault extends Readonly<Omit<RequestedFault, 'times'>> {
  /** Number of further attempts that the fault affects; null until cleared. */
  readonly left: number | null;
  readonly seen: readonly string[];
}

export interface FileRequest {
  readonly remote: string;
  readonly path: string;
  readonly entry: string | undefined;
  /** Path and query. Each attempt to load a file has a different URL. */
  readonly url: string;
  /** True if the request only determines why a file failed. Such a request is no attempt. */
  readonly isProbe: boolean;
  readonly isPrevious: boolean;
}

export interface FaultDecision {
  readonly fault: StoredFault | undefined;
  readonly next: StoredFault[] | undefined;
}

/** Parameter that marks a probe (see `isProbe`). */
const PROBE = /([?&])probe=1(&|$)/;

/** Returns the URL of a load attempt without the mark of a probe. */
export function parseLoadAttempt(method: string, sent: string): Pick<FileRequest, 'url' | 'isProbe'> {
  const url = sent.replace(PROBE, (_all, before: string, after: string) => (after === '&' ? before : ''));
  return { url, isProbe: method === 'HEAD' || url !== sent };
}

const MAX_SEEN = 50;

export function hasAttemptsLeft({ left }: Pick<StoredFault, 'left'>): boolean {
  return left === null || left > 0;
}

function affects(fault: StoredFault, request: FileRequest): boolean {
  return (
    fault.remote === request.remote &&
    (fault.previous || !request.isPrevious) &&
    affectsFile(fault, request.path, request.entry)
  );
}

/**
 * Returns the first fault that affects a request and has attempts left. A preload, the script and the probe after a
 * failure have the same URL, and count as one attempt.
 */
export function decideFault(faults: readonly StoredFault[], request: FileRequest): FaultDecision {
  const fault = faults.find(
    (candidate) => affects(candidate, request) && (hasAttemptsLeft(candidate) || candidate.seen.includes(request.url)),
  );
  const isCounted = fault !== undefined && fault.left !== null && !request.isProbe && !fault.seen.includes(request.url);
  if (!isCounted) return { fault, next: undefined };
  const used: StoredFault = {
    ...fault,
    left: Math.max(0, fault.left - 1),
    seen: [...fault.seen, request.url].slice(-MAX_SEEN),
  };
  return { fault, next: faults.map((candidate) => (candidate === fault ? used : candidate)) };
}

/** Returns the faults for a new page load, where repeated URLs count as attempts again; undefined if nothing changes. */
export function resetFaultsForPage(faults: readonly StoredFault[]): StoredFault[] | undefined {
  if (faults.every(({ seen }) => seen.length === 0)) return undefined;
  return faults.map((fault) => ({ ...fault, seen: [] }));
}
