import * as v from 'valibot';

/**
 * Kinds of help that a user's own words can call for, the most urgent first. They decide which services are shown and are
 * never part of a score.
 */
export const supportKinds = ['crisis', 'abuse', 'gambling', 'money'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** Each kind at most once, in the order of `supportKinds`; empty when nothing was noticed. */
export const supportNeeds = v.array(v.picklist(supportKinds));
