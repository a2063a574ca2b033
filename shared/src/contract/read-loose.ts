import * as v from 'valibot';
import type { MetricChange, MetricInsight } from './insights';
import { confidences, scoreDots } from './insights';

const record = v.record(v.string(), v.unknown());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number or a numeric string; never NaN or infinite. */
export const looseNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** A number clamped to 0 to 100. */
export const loosePercent = v.pipe(
  looseNumber,
  v.transform((value) => Math.min(100, Math.max(0, value))),
);

/** Two percents, the smaller one first. */
const looseRange = v.pipe(
  v.tuple([loosePercent, loosePercent]),
  v.transform(([one, other]): [number, number] => (one <= other ? [one, other] : [other, one])),
);

const looseBasis = v.pipe(
  v.object({ answered: count, applicable: count }),
  v.check(({ answered, applicable }) => answered <= applicable),
);

/** The optional details of a metric; each is kept or dropped independently. */
const looseDetails = v.object({
  range: v.fallback(v.optional(looseRange), undefined),
  dots: v.fallback(v.optional(scoreDots), undefined),
  confidence: v.fallback(v.optional(v.picklist(confidences)), undefined),
  basis: v.fallback(v.optional(looseBasis), undefined),
});

/** A date and time as text, such as an ISO timestamp. */
export const moment = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** A change of a metric. A change without a valid `clear` counts as unclear, that is, possibly noise. */
export const looseChange = v.object({ from: loosePercent, points: looseNumber, clear: v.fallback(v.boolean(), false) });

const looseDatedChange = v.object({ ...looseChange.entries, since: moment });

/** Reads the change of a metric since a quiz of a known date; null without a valid change. */
export function readChange(value: unknown): MetricChange | null {
  return readWith(looseDatedChange, value);
}

export type MetricDetails = Pick<MetricInsight, 'range' | 'dots' | 'confidence' | 'basis'>;

/** Reads a metric's details; omits absent or invalid details. */
export function readDetails(raw: Record<string, unknown>): MetricDetails {
  const { range, dots, confidence, basis } = v.parse(looseDetails, raw);
  return { ...(range && { range }), ...(dots && { dots }), ...(confidence && { confidence }), ...(basis && { basis }) };
}

export function asRecord(value: unknown): Record<string, unknown> {
  return v.is(record, value) && !Array.isArray(value) ? value : {};
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the parsed value; null if the schema rejects the value. */
export function readWith<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
