import * as v from 'valibot';
import { MAX_DURATION_MS, MAX_EVENTS_PER_REQUEST } from './load-report-limits';
import { FRAME_PATTERN, MAX_FRAMES, MAX_MESSAGE_CHARACTERS } from './thrown';
import { vitalEvent } from './vitals';

/**
 * Stages at which loading can fail. The shell never reports `manifest`. `written-page`: hydration of the server's HTML
 * failed, and the browser rendered the page again. `run`: the error occurred after loading, while the user used the page.
 */
export const loadStages = ['manifest', 'entry', 'init', 'chunk', 'evaluate', 'render', 'written-page', 'run'] as const;
export type LoadStage = (typeof loadStages)[number];

/** Reasons of load failures, as defined in spec 8. */
export const loadReasons = ['timeout', 'missing', 'error'] as const;
export type LoadReason = (typeof loadReasons)[number];

/**
 * Outcomes of loading a module. `recovered`: a retry of the same release succeeded. `fell_back`: only the previous release
 * loaded. `failed`: the user saw the failure screen. `loaded`: the first load of a remote in a page succeeded at once. The
 * failure rate of a release is (`failed` + `fell_back`) / all loads. `threw` is not the outcome of a load: code of the
 * remote threw an uncaught error, or requested a chunk that did not load.
 */
export const loadOutcomes = ['failed', 'recovered', 'fell_back', 'loaded', 'threw'] as const;
export type LoadOutcome = (typeof loadOutcomes)[number];

export const loadEvent = v.strictObject({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  /** Version of the requested release; for `fell_back`, the version that did not load. */
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z.+-]{1,60}$/)),
  stage: v.picklist(loadStages),
  /** Reason of the failure, also if a retry succeeded; `none` for `loaded`. */
  reason: v.picklist([...loadReasons, 'none']),
  /** A `LoadDetail`. The pattern forbids sentences: clients could send any text, which histories and alerts would quote. */
  detail: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  outcome: v.picklist(loadOutcomes),
  chunk_id: v.optional(v.pipe(v.string(), v.regex(/^[\w./-]{1,120}$/))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
  /** Message of an error that the release's code threw. `scrubMessage` removes personal data in browser and server. */
  message: v.optional(v.pipe(v.string(), v.maxLength(MAX_MESSAGE_CHARACTERS))),
  /** Stack frames in scripts of the release, each as script, line and column; the innermost frame first. */
  stack: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(FRAME_PATTERN))), v.maxLength(MAX_FRAMES))),
  /** Number of the user's attempt to load the module in this page, from 1. Automatic retries belong to the same attempt. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** Milliseconds from the load's start until the component had loaded, with retries; only for `loaded` and `recovered`. */
  duration_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DURATION_MS))),
});
export type LoadEvent = v.InferOutput<typeof loadEvent>;

/** Body of `POST /api/v1/load-reports`; contains no IP address and no account. */
export const loadReports = v.strictObject({
  /** Random id of the page view (`pageIdOf`), not stored by the browser. Reports with the same id count as one page. */
  page: v.pipe(v.string(), v.regex(/^[0-9a-f-]{16,36}$/)),
  /** True if the page's registry contains faults or overrides. Such a page never counts in a release's failure rate. */
  altered: v.optional(v.boolean()),
  events: v.pipe(v.array(v.union([loadEvent, vitalEvent])), v.minLength(1), v.maxLength(MAX_EVENTS_PER_REQUEST)),
});
export type LoadReports = v.InferOutput<typeof loadReports>;
