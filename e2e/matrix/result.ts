import * as v from 'valibot';

/** Type of the annotation in which a test passes its measurements to the reporter. */
export const RESULT = 'matrix';

export const measured = v.object({
  /** Number of requests for the remote's files, from the opening of the page until the page has recovered. */
  requests: v.number(),
  /** Time from opening the page until it has recovered, in milliseconds. */
  ms: v.number(),
});
export type Measured = v.InferOutput<typeof measured>;
