import { retryUrl } from '@verdant/shared/remote';
import type { FileFailure, FileKind } from '@verdant/shared/remote';
import { describeFailure } from '../core/file-failure';
import { loadSettings } from '../settings';
import { loadElement } from './element';
import { findOut } from './find-out';
import { ownerOf, separateChunks, setOwner } from './owner';
import type { Owner, Release } from './owner';

/** The shell's own lazy chunks: from the shell's folder, and without hashes so far. */
const SHELL_FILES = '/static/';

/** How often each file failed, by its address without a query. */
const failures = new Map<string, number>();
const applied = new Set<string>();

type Request = {
  owner: Owner | undefined;
  file: string;
  since: number;
  cancel: AbortController;
  result: Promise<FileFailure | undefined>;
};
const underWay = new Set<Request>();

/** The next request for the file goes to another address. */
const noteFailure = (file: string) => failures.set(file, (failures.get(file) ?? 0) + 1);
const withoutQuery = (url: URL) => url.origin + url.pathname;

/** The hash that a file must have; only the shell's own may have none. */
function hashOf(owner: Owner | undefined, file: string): { allowed: boolean; integrity?: string | undefined } {
  if (!owner) return { allowed: file.startsWith(`${location.origin}${SHELL_FILES}`) };
  const { release } = owner;
  const base = new URL(release.url, location.href).href;
  const integrity = file.startsWith(base) ? release.integrity[file.slice(base.length)] : undefined;
  return { allowed: Boolean(integrity), integrity };
}

async function request(
  owner: Owner | undefined,
  kind: FileKind,
  address: URL,
  signal: AbortSignal,
): Promise<FileFailure | undefined> {
  const file = withoutQuery(address);
  const { allowed, integrity } = hashOf(owner, file);
  if (!allowed) return { reason: 'error', detail: 'no-integrity', url: file };
  const style = `${integrity} ${file}`;
  if (kind === 'style' && integrity && applied.has(style)) return undefined;
  const url = retryUrl(address.href, Math.max(failures.get(file) ?? 0, owner?.failuresBefore ?? 0));
  const result = await loadElement({
    kind,
    url,
    integrity,
    timeoutMs: loadSettings.timeoutMs,
    signal,
    onElement: (element) => owner && setOwner(element, owner),
  });
  if (result === 'loaded') {
    if (kind === 'style') applied.add(style);
    return undefined;
  }
  if (result === 'cancelled') return { reason: 'error', detail: 'reset', url };
  noteFailure(file);
  if (result === 'timeout') return { reason: 'timeout', detail: 'hangs', url };
  if (result === 'threw') return { reason: 'error', detail: 'throws', url };
  if (!navigator.onLine) return { reason: 'error', detail: 'offline', url };
  return { ...describeFailure(kind, await findOut(url, integrity)), url };
}

/** One request at a time for each file of a container. */
function loadFor(owner: Owner | undefined, kind: FileKind, url: string): Promise<FileFailure | undefined> {
  const address = new URL(url, location.href);
  const file = withoutQuery(address);
  owner?.asked.add(file);
  const known = [...underWay].find((candidate) => candidate.owner === owner && candidate.file === file);
  if (known) return known.result;
  const cancel = new AbortController();
  const asked = { owner, file, since: Date.now(), cancel, result: request(owner, kind, address, cancel.signal) };
  underWay.add(asked);
  void asked.result.finally(() => underWay.delete(asked));
  return asked.result;
}

/** Offers the loader to the load guards, the shell's own among them. */
export function offerFileLoader(): void {
  globalThis.__verdant_load_file__ = (script, kind, url) => loadFor(ownerOf(script), kind, url);
}

/** A fresh container's files. */
export function openRelease(remote: string, release: Release): Owner {
  const entry = withoutQuery(new URL(release.url + release.entry, location.href));
  const owner = { remote, release, chunks: [], asked: new Set<string>(), failuresBefore: failures.get(entry) ?? 0 };
  separateChunks(remote, owner);
  return owner;
}

export const loadEntry = (owner: Owner): Promise<FileFailure | undefined> =>
  loadFor(owner, 'script', owner.release.url + owner.release.entry);

/** Ends what is still under way for a container, or for the shell when it takes longer than `longerThanMs`. */
export function cancelFiles(owner: Owner | undefined, longerThanMs = -1): void {
  for (const asked of underWay) {
    if (asked.owner !== owner || Date.now() - asked.since <= longerThanMs) continue;
    // At once: whoever starts anew does not wait for the end of this one.
    noteFailure(asked.file);
    asked.cancel.abort();
  }
}

/** What came was of no use: every file is asked for again, by another address. */
export function spoilFiles({ asked }: Owner): void {
  for (const file of asked) noteFailure(file);
}
