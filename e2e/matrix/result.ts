import * as v from 'valibot';

/** Type of the annotation in which a test passes its measurements to the reporter. */
export const RESULT_ANNOTATION = 'matrix';

export const recoveryMeasurements = v.object({
  /** Number of requests for the remote's files, from the opening of the page until the page has recovered. */
  requests: v.number(),
  /** Time from opening the page until it has recovered, in milliseconds. */
  ms: v.number(),
});
export type RecoveryMeasurements = v.InferOutput<typeof recoveryMeasurements>;
