import * as v from 'valibot';
import { releaseActivation, remoteState } from './releases';

/** Failures of a release with equal properties. `count` is the number of pages with such a failure. */
export const loadFailure = v.object({
  version: v.string(),
  stage: v.string(),
  reason: v.string(),
  /** Detail of the reason, such as `no-cors` or `http-404`. */
  finding: v.nullable(v.string()),
  chunk: v.nullable(v.string()),
  status: v.nullable(v.number()),
  /**
   * Browsers with the most affected pages, by name and major version such as `chrome 140`, with the number of these pages.
   */
  browsers: v.array(v.object({ name: v.string(), count: v.number() })),
  count: v.number(),
});
export type LoadFailure = v.InferOutput<typeof loadFailure>;

/** Time ranges of the overview of all remotes. The step of the time series depends on the range. */
export const healthRanges = ['24h', '7d'] as const;
export type HealthRange = (typeof healthRanges)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Numbers of pages by the worst outcome that each page reported for a release. `p75_ms`: 75th percentile of each page's
 * slowest load (nearest rank). Failure rate: (`failed` + `fell_back`) / (`loaded` + `recovered` + `fell_back` + `failed`).
 */
const loadCounts = {
  loaded: count,
  recovered: count,
  fell_back: count,
  failed: count,
  threw: count,
  p75_ms: v.nullable(count),
};

/** Number of pages sent to browsers (`served`), and number of these pages that never reported (`silent`). */
const servedCounts = { served: count, silent: count };

const releaseHealth = v.object({
  version: v.string(),
  ...loadCounts,
  ...servedCounts,
  /** Time steps with at least one report, oldest first; `at` is the start of the step (UTC, ISO 8601). */
  steps: v.array(v.object({ at: v.string(), ...loadCounts })),
});

const remoteHealthEntry = v.object({
  ...remoteState,
  /** Sums over all releases of the remote. */
  ...loadCounts,
  ...servedCounts,
  /** Releases with at least one report, those with the most loads first. */
  releases: v.array(releaseHealth),
  /** Failures, the most frequent first. */
  failures: v.array(loadFailure),
  /** Changes of the active versions, newest first, regardless of the range. */
  switches: v.array(releaseActivation),
  /** Published releases, newest first, regardless of the range. `by` is the id of the key that signed the release. */
  published: v.array(
    v.object({ version: v.string(), by: v.string(), by_name: v.optional(v.string()), at: v.string() }),
  ),
});

/** Response of `GET /api/v1/remote-health?range=`; for developers. */
export const remoteHealth = v.object({
  range: v.picklist(healthRanges),
  /** Start and end of the range (UTC, ISO 8601). `to` is the end of the current step, which can be in the future. */
  from: v.string(),
  to: v.string(),
  step_hours: count,
  /** True if the user is allowed to roll back, freeze and remove releases (`POST /api/v1/operations/:name/:action`). */
  may_operate: v.boolean(),
  remotes: v.array(remoteHealthEntry),
});
export type RemoteHealth = v.InferOutput<typeof remoteHealth>;
export type RemoteHealthEntry = RemoteHealth['remotes'][number];
export type LoadCounts = Pick<RemoteHealthEntry, keyof typeof loadCounts>;

/** Errors of a remote's code, grouped by message and location over all its releases; `count` is the number of pages. */
const remoteError = v.object({
  /** Last reported message, without personal data (`scrubMessage`). */
  message: v.string(),
  /** Source file of the error, or the script if no source map is stored; null if the stack has no frame of the remote. */
  file: v.nullable(v.string()),
  line: v.nullable(v.number()),
  /** `<file>:<line> (<name>)` of each frame of the remote, innermost first. */
  stack: v.array(v.string()),
  /** Versions of the releases that sent the first and the last report of the error in the range. */
  first_version: v.string(),
  last_version: v.string(),
  last_at: v.string(),
  count,
  /** Kinds of browsers with the most affected pages. */
  browsers: v.array(v.object({ name: v.string(), count })),
});

/** Response of `GET /api/v1/remote-health/:name/errors?range=`, most pages first; for developers. */
export const remoteErrors = v.object({ errors: v.array(remoteError) });
export type RemoteErrors = v.InferOutput<typeof remoteErrors>;
