import * as v from 'valibot';

/** Response of `GET /api/v1/load-reports/summary`: how releases loaded lately, in counts alone. */
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
    }),
  ),
  /** What went wrong, most frequent first. */
  failures: v.array(
    v.object({ remote: v.string(), version: v.string(), stage: v.string(), reason: v.string(), count: v.number() }),
  ),
});
export type LoadSummary = v.InferOutput<typeof loadSummary>;
