import type { LabFault } from '../../contract';
import type { LabRequest, LabStage } from '../../contract/faults';
import { affectsFile } from './affected-files';

/** A fault in the stored session of a tester. */
export interface StoredFault extends LabFault {
  readonly stage: LabStage;
  /** Logical name or path of the only affected file; null for all files of the stage. */
  readonly file: string | null;
  /** Seconds until the file is complete (`slow`) or sending stops (`stalls`), or the value of `Retry-After` (`503`). */
  readonly seconds: number | null;
  /** True if the fault also affects the release to which the browser falls back. */
  readonly previous: boolean;
  /** URLs of this page load for which the fault was already counted. */
  readonly seen: readonly string[];
}

/** One request for a file of a remote. */
export interface FileRequest {
  readonly remote: string;
  /** Path of the file, relative to the release's folder. */
  readonly path: string;
  /** Path of the release's entry, if known. */
  readonly entry: string | undefined;
  /** Path and query of the request. Each attempt to load a file has a different URL. */
  readonly url: string;
  /** True if the request only determines why the file failed. Such a request does not count as an attempt. */
  readonly isProbe: boolean;
  /** True if the file belongs to the release to which the browser falls back. */
  readonly isPrevious: boolean;
}

export interface FaultDecision {
  /** Fault that affects the request; undefined if the file is sent intact. */
  readonly fault: StoredFault | undefined;
  /** Faults to store in the session after the request; undefined if the stored faults do not change. */
  readonly next: StoredFault[] | undefined;
}

/** Parameter that the host adds to a URL if the request only determines why a file failed. */
const PROBE = /([?&])probe=1(&|$)/;

/** Returns the URL of a request's load attempt, and `isProbe`: true if the request only determines why a file failed. */
export function readAttempt(method: string, sent: string): Pick<FileRequest, 'url' | 'isProbe'> {
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
 * Returns the first fault that affects a request and has attempts left. A preload, the script and the probe after a failure
 * have the same URL. They therefore count as one attempt and get the same response.
 */
export function decideFault(faults: readonly StoredFault[], request: FileRequest): FaultDecision {
  const fault = faults.find((one) => affects(one, request) && (hasAttemptsLeft(one) || one.seen.includes(request.url)));
  const isCounted = fault !== undefined && fault.left !== null && !request.isProbe && !fault.seen.includes(request.url);
  if (!isCounted) return { fault, next: undefined };
  const used: StoredFault = {
    ...fault,
    left: Math.max(0, (fault.left ?? 0) - 1),
    seen: [...fault.seen, request.url].slice(-MAX_SEEN),
  };
  return { fault, next: faults.map((one) => (one === fault ? used : one)) };
}

/** Returns the faults for a new page, in which the same URLs count again; undefined if nothing changes. */
export function resetFaultsForPage(faults: readonly StoredFault[]): StoredFault[] | undefined {
  if (faults.every(({ seen }) => seen.length === 0)) return undefined;
  return faults.map((fault) => ({ ...fault, seen: [] }));
}

/** Returns the faults of a request in the form in which a session stores them, with no attempts counted. */
export function toStoredFaults({ faults }: LabRequest): StoredFault[] {
  return faults.map(({ times, ...fault }) => ({ ...fault, left: times, seen: [] }));
}

/** Returns a fault without the URLs for which it was counted. */
export function withoutUse(fault: StoredFault): Omit<StoredFault, 'seen'> {
  const { remote, stage, fault: name, file, seconds, previous, left } = fault;
  return { remote, stage, fault: name, file, seconds, previous, left };
}

/** Returns the part of a stored fault that the registry of a page contains. */
export function toLabFault({ remote, stage, fault, left }: StoredFault): LabFault {
  return { remote, stage, fault, left };
}
