import * as v from 'valibot';
import { MAX_DURATION_MS } from './load-report-limits';
import { PAGE_PATH } from './page-paths';

/** Core Web Vitals: Largest Contentful Paint, Interaction to Next Paint, and Cumulative Layout Shift. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Limits of web.dev in milliseconds (CLS: no unit). A value is good up to the first limit, and poor above the second. */
export const VITAL_LIMITS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** A web vital of a visit, sent as an event of `loadReports`. */
export const vitalEvent = v.strictObject({
  vital: v.picklist(vitalNames),
  /** Remote of the page; for INP the remote whose code ran. */
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z.+-]{1,60}$/)),
  /** Path of the page as the remote declares it, such as `/goals/:id`; never the actual URL. */
  path: v.pipe(v.string(), v.maxLength(200), v.regex(PAGE_PATH)),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DURATION_MS)),
});
export type VitalEvent = v.InferOutput<typeof vitalEvent>;

/** True if an event of `loadReports` is a web vital, and not the outcome of a load. */
export const isVital = (event: object): event is VitalEvent => 'vital' in event;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const percentile = { p75: v.number(), visits: count };

/** Response of `GET /api/v1/remote-health/:name/vitals?range=`, entries with the most visits first; for developers. */
export const remoteVitals = v.object({
  vitals: v.array(
    v.object({
      path: v.string(),
      version: v.string(),
      vital: v.picklist(vitalNames),
      /** 75th percentile of the values of all visits (nearest rank), rounded up. */
      ...percentile,
      /** Steps with a visit, oldest first; `at` is the start of the step (UTC, ISO 8601). */
      steps: v.array(v.object({ at: v.string(), ...percentile })),
    }),
  ),
});
export type RemoteVitals = v.InferOutput<typeof remoteVitals>;
