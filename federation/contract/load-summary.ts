import * as v from 'valibot';

/** Equal violations of the pages' Content Security Policy. `remote` is empty if no file of a release was involved. */
const cspViolation = v.object({
  remote: v.string(),
  version: v.string(),
  directive: v.string(),
  /** The blocked resource: a file's path, another origin, or a keyword such as `inline`. */
  blocked: v.string(),
  source: v.string(),
  /** Number of violations in the whole stored period, and not only in the last `hours` of the summary. */
  count: v.number(),
});
export type CspViolation = v.InferOutput<typeof cspViolation>;

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

/** Response of `GET /api/v1/load-reports/summary`: pages in the last `hours` by release and the page's worst outcome. */
export const loadSummary = v.object({
  hours: v.number(),
  releases: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      loaded: v.number(),
      recovered: v.number(),
      fell_back: v.number(),
      failed: v.number(),
      /** Number of pages in which the release's code threw an uncaught error after the page had loaded. */
      threw: v.optional(v.number(), 0),
    }),
  ),
  /** Failures of all remotes, the most frequent first. */
  failures: v.array(v.object({ remote: v.string(), ...loadFailure.entries })),
  /** Violations of the Content Security Policy. Only servers of version 1.0.0 send this field, and later servers do not. */
  violations: v.optional(v.array(cspViolation)),
});
export type LoadSummary = v.InferOutput<typeof loadSummary>;
