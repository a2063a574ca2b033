import * as v from 'valibot';
import { labRequest, type LabRequest } from '../../contract/faults';

/** The faults as one value in a URL. */
export function toLinkValue(request: LabRequest): string {
  return Buffer.from(JSON.stringify(request)).toString('base64url');
}

/** Reads such a value; undefined for an invalid one. */
export function fromLinkValue(value: string): LabRequest | undefined {
  try {
    return v.parse(labRequest, JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}
