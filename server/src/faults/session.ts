import type { LabFault } from '@verdant/federation/contract';
import type { LabStage } from './catalogue';
import { concernsFile } from './files';

/** One fault as a tester's session keeps it. */
export interface StoredFault extends LabFault {
  readonly stage: LabStage;
  /** A logical name or a path; null for all files of the stage. */
  readonly file: string | null;
  /** How long `slow` takes. */
  readonly seconds: number | null;
  /** Whether the release that the browser falls back to has the fault too. */
  readonly previous: boolean;
  /** The addresses that used it up in this page load. */
  readonly seen: readonly string[];
}

/** One request for a file of a remote. */
export interface Asked {
  readonly remote: string;
  /** Relative to the release's folder. */
  readonly path: string;
  /** The path of its release's entry, where it is known. */
  readonly entry: string | undefined;
  /** Path and query as they were sent: each try of a file has its own. */
  readonly address: string;
  /** A question about the file, which uses nothing up. */
  readonly isProbe: boolean;
  /** The release that the browser falls back to. */
  readonly isPrevious: boolean;
}

export interface Decision {
  /** What happens to the file; undefined when nothing does. */
  readonly fault: StoredFault | undefined;
  /** The session's faults from now on; undefined when they stay as they are. */
  readonly next: StoredFault[] | undefined;
}

/** Put into an address by the shell when it only asks why a file did not load. */
const PROBE = /([?&])probe=1(&|$)/;

/** What a request's method and address say of the try that it belongs to. */
export function readTry(method: string, url: string): Pick<Asked, 'address' | 'isProbe'> {
  const address = url.replace(PROBE, (_all, before: string, after: string) => (after === '&' ? before : ''));
  return { address, isProbe: method === 'HEAD' || address !== url };
}

const KEPT_ADDRESSES = 50;

export function isOpen({ left }: Pick<StoredFault, 'left'>): boolean {
  return left === null || left > 0;
}

function concerns(fault: StoredFault, asked: Asked): boolean {
  return (
    fault.remote === asked.remote &&
    (fault.previous || !asked.isPrevious) &&
    concernsFile(fault, asked.path, asked.entry)
  );
}

/**
 * The first fault that concerns a request and is not used up. A preload, the script that uses it and the question why
 * it failed have one address and are one time; they get one answer.
 */
export function decide(faults: readonly StoredFault[], asked: Asked): Decision {
  const fault = faults.find((one) => concerns(one, asked) && (isOpen(one) || one.seen.includes(asked.address)));
  const isCounted = fault !== undefined && fault.left !== null && !asked.isProbe && !fault.seen.includes(asked.address);
  if (!isCounted) return { fault, next: undefined };
  const used: StoredFault = {
    ...fault,
    left: Math.max(0, (fault.left ?? 0) - 1),
    seen: [...fault.seen, asked.address].slice(-KEPT_ADDRESSES),
  };
  return { fault, next: faults.map((one) => (one === fault ? used : one)) };
}

/** A page starts: its addresses are new ones, though they read the same. Undefined when that changes nothing. */
export function forNewPage(faults: readonly StoredFault[]): StoredFault[] | undefined {
  return faults.some(({ seen }) => seen.length > 0) ? faults.map((fault) => ({ ...fault, seen: [] })) : undefined;
}

/** A fault without the account of its use. */
export function withoutUse(fault: StoredFault): Omit<StoredFault, 'seen'> {
  const { remote, stage, fault: name, file, seconds, previous, left } = fault;
  return { remote, stage, fault: name, file, seconds, previous, left };
}

/** What the page is told of a fault. */
export function toLabFault({ remote, stage, fault, left }: StoredFault): LabFault {
  return { remote, stage, fault, left };
}
