import * as v from 'valibot';
import { isKnownFault, labStages } from './catalogue';
import { isOpen, withoutUse, type StoredFault } from './lab-faults';
import type { LabSession } from './store';

const remoteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a remote is named in lower case letters, digits and hyphens'),
);
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const wantedFault = v.pipe(
  v.strictObject({
    remote: remoteName,
    stage: v.picklist(labStages),
    fault: v.string(),
    /** A path of the release, or the file's name without its hash; null for all of the stage. */
    file: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w./-]+$/))), null),
    /** How long `slow` takes. */
    seconds: v.optional(v.nullable(count(300)), null),
    /** Also in the previous release, to which the browser falls back. */
    previous: v.optional(v.boolean(), true),
    /** How many attempts it affects; null until cleared. */
    times: v.optional(v.nullable(count(1000)), null),
  }),
  v.check(({ remote, stage, fault }) => isKnownFault(remote, stage, fault), 'there is no such fault at this stage'),
);

/** Body of `PUT /api/v1/fault-lab`: all faults of this browser, replacing those it had. */
export const labRequest = v.strictObject({
  faults: v.pipe(v.array(wantedFault), v.maxLength(40)),
  /** Replaces the 120 seconds of each stage. */
  timeout_ms: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(120_000))), null),
});
export type LabRequest = v.InferOutput<typeof labRequest>;

export function toStored({ faults }: LabRequest): StoredFault[] {
  return faults.map(({ times, ...fault }) => ({ ...fault, left: times, seen: [] }));
}

export type WantedFault = LabRequest['faults'][number];

/** As one would request the fault again, with the times that are left of it. */
export function toWanted(fault: StoredFault): WantedFault {
  const { left, ...wanted } = withoutUse(fault);
  return { ...wanted, times: left };
}

/** What another browser would have to request to have the same faults; used up ones are left out. */
export function toRequest({ faults, timeoutMs }: Pick<LabSession, 'faults' | 'timeoutMs'>): LabRequest {
  return { faults: faults.filter(isOpen).map(toWanted), timeout_ms: timeoutMs };
}
