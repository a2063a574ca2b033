import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { MAX_DURATION_MS, type VitalEvent } from '../../contract';
import { releaseFolders } from './run-errors';
import type { RemoteHost } from './host';
import type { LoadSource } from '../core/remote-load-error';

export interface ShownPage {
  readonly path: string;
  readonly release: LoadSource;
}

export interface SlowestInteraction {
  /** URL of the script that ran longest during the interaction; undefined in some browsers. */
  readonly script: string | undefined;
  /** Remote around the target element: empty outside of all remotes, undefined if the element was removed. */
  readonly target: string | undefined;
  /** Pages that were shown at the start and at the end of the interaction. */
  readonly from: ShownPage;
  readonly to: ShownPage;
}

/**
 * Returns the release whose code ran during an interaction: the release of the script. The opened page or the clicked
 * element identifies the release if the script is React, which the host shares.
 * @param folders releases of all remotes of this page
 * @param releaseOf returns the release that this page uses of a remote
 */
export function releaseOfInteraction(
  { script, target, from, to }: SlowestInteraction,
  folders: readonly Required<LoadSource>[],
  host: LoadSource,
  releaseOf: (remote: string) => LoadSource | undefined,
): LoadSource {
  const releaseOfScript = folders.find(({ folder }) => script?.startsWith(folder));
  if (releaseOfScript) return releaseOfScript;
  if (to.path !== from.path) return to.release;
  if (target === undefined) return from.release;
  return target === '' ? host : (releaseOf(target) ?? from.release);
}

/** Maximum vital events of a page view, so that frequent tab changes do not use up the reporter's limit for failures. */
const MAX_EVENTS = 9;

/** Returns the name of the remote around a node, or ''. Unlike a `web-vitals` selector, a name has no personal data. */
const findRemoteOfNode = (node: Node | null): string =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-remote]')?.dataset['remote'] ??
  '';

/**
 * Measures LCP, INP and CLS of this visit, and reports changed values when the page is hidden.
 * @param addressAt returns the path that the URL had at `time`, in milliseconds since the page was opened
 */
export function measureVitals(
  { self, registry, loader, pageAt, report }: RemoteHost,
  addressAt: (time: number) => string,
): void {
  const waiting = new Map<string, VitalEvent>();
  let left = MAX_EVENTS;
  const releaseOf = (name: string): LoadSource | undefined => {
    const remote = registry.remotes.find((candidate) => candidate.name === name);
    return remote && { remote: name, version: loader.versionOf(remote) };
  };
  const shownAt = (time: number): ShownPage | undefined => {
    const page = pageAt(addressAt(time));
    const release = page && releaseOf(page.remote.name);
    return release && { path: page.path, release };
  };
  const note = (
    { name, value }: { name: VitalEvent['vital']; value: number },
    page: ShownPage | undefined,
    owner = page?.release,
  ) => {
    if (!page || !owner) return;
    const { remote, version } = owner;
    const event = { vital: name, remote, version, path: page.path, value: Math.min(value, MAX_DURATION_MS) };
    waiting.set(name, event);
  };

  const options = { generateTarget: findRemoteOfNode };
  onLCP((metric) => {
    // The entry is missing if the page was restored from the back/forward cache.
    const paint = metric.entries.at(-1);
    if (paint) note(metric, shownAt(paint.startTime));
  }, options);
  onCLS((metric) => note(metric, shownAt(metric.attribution.largestShiftTime ?? 0)), options);
  onINP((metric) => {
    const { interactionTime = performance.now(), nextPaintTime = interactionTime, ...found } = metric.attribution;
    const from = shownAt(interactionTime);
    const to = shownAt(nextPaintTime) ?? from;
    if (!from || !to) return;
    const interaction = { script: found.longestScript?.entry.sourceURL, target: found.interactionTarget, from, to };
    const folders = releaseFolders(registry.remotes, location.href);
    note(metric, from, releaseOfInteraction(interaction, folders, self, releaseOf));
  }, options);

  // Reports the values after the window's `web-vitals` listeners, but before the reporter's listener sends all events.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const event of [...waiting.values()].slice(0, left)) report(event);
    left = Math.max(0, left - waiting.size);
    waiting.clear();
  };
  document.addEventListener('visibilitychange', send, true);
}
