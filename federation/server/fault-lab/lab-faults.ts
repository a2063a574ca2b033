import type { LabFault } from '../../contract';
import type { LabRequest, LabStage } from '../../contract/faults';
import { affectsFile } from './affected-files';

/** One fault as a tester's session stores it. */
export interface StoredFault extends LabFault {
  readonly stage: LabStage;
  /** A logical name or a path; null for all files of the stage. */
  readonly file: string | null;
  /** Seconds: until `slow` is complete, until `stalls` stops sending, or in `Retry-After` of `503`. */
  readonly seconds: number | null;
  /** Whether the release that the browser falls back to has the fault too. */
  readonly previous: boolean;
  /** The URLs that it was used for in this page load. */
  readonly seen: readonly string[];
}

/** One request for a file of a remote. */
export interface FileRequest {
  readonly remote: string;
  /** Relative to the release's folder. */
  readonly path: string;
  /** Path of the release's entry, if known. */
  readonly entry: string | undefined;
  /** Path and query of the request. Each attempt to load a file has a different URL. */
  readonly url: string;
  /** True if the request only asks why the file failed. It is not counted. */
  readonly isProbe: boolean;
  /** The release that the browser falls back to. */
  readonly isPrevious: boolean;
}

export interface ActivationDecision {
  /** Fault of the file; undefined for none. */
  readonly fault: StoredFault | undefined;
  /** The session's new faults; undefined when they stay as they are. */
  readonly next: StoredFault[] | undefined;
}

/** Added to a URL by the host when it only asks why a file failed. */
const PROBE = /([?&])probe=1(&|$)/;

/** Returns the URL that identifies the attempt of a request, and whether the request is a probe. */
export function readAttempt(method: string, sent: string): Pick<FileRequest, 'url' | 'isProbe'> {
  const url = sent.replace(PROBE, (_all, before: string, after: string) => (after === '&' ? before : ''));
  return { url, isProbe: method === 'HEAD' || url !== sent };
}

const MAX_SEEN = 50;

export function isOpen({ left }: Pick<StoredFault, 'left'>): boolean {
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
 * Returns the first fault that affects a request and has attempts left. A preload, its script and the probe after a failure
 * have the same URL, so they count once and get the same response.
 */
export function decide(faults: readonly StoredFault[], request: FileRequest): ActivationDecision {
  const fault = faults.find((one) => affects(one, request) && (isOpen(one) || one.seen.includes(request.url)));
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
export function forNewPage(faults: readonly StoredFault[]): StoredFault[] | undefined {
  if (faults.every(({ seen }) => seen.length === 0)) return undefined;
  return faults.map((fault) => ({ ...fault, seen: [] }));
}

/** The faults that a request asks for, unused. */
export function toStored({ faults }: LabRequest): StoredFault[] {
  return faults.map(({ times, ...fault }) => ({ ...fault, left: times, seen: [] }));
}

/** A fault without the record of its use. */
export function withoutUse(fault: StoredFault): Omit<StoredFault, 'seen'> {
  const { remote, stage, fault: name, file, seconds, previous, left } = fault;
  return { remote, stage, fault: name, file, seconds, previous, left };
}

/** Returns the entry of a fault in the registry of a page that is opened now. */
export function toLabFault({ remote, stage, fault, left }: StoredFault): LabFault {
  return { remote, stage, fault, left };
}
