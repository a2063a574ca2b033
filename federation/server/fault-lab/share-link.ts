import * as v from 'valibot';
import { faultRecipe, labRequest, type LabRequest } from '../../contract/faults';

const { name, description, offline } = faultRecipe.entries;
/** What a link carries: the faults, and of a recipe also what it states about itself. */
const sharedFaults = v.strictObject({
  ...labRequest.entries,
  name: v.optional(name),
  description: v.optional(description),
  offline,
});
export type SharedFaults = v.InferOutput<typeof sharedFaults>;

/** The faults as one value in a URL. */
export function toLinkValue(shared: LabRequest | SharedFaults): string {
  return Buffer.from(JSON.stringify(shared)).toString('base64url');
}

/** Reads such a value; undefined for an invalid one. */
export function fromLinkValue(value: string): SharedFaults | undefined {
  try {
    return v.parse(sharedFaults, JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}
