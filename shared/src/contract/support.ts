import * as v from 'valibot';

/**
 * What someone's own words can call for help with, the most urgent first. It chooses which services are offered; it is
 * never part of a score.
 */
export const supportKinds = ['crisis', 'abuse', 'gambling', 'money'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** Each kind at most once, in the order of `supportKinds`; empty when nothing was noticed. */
export const supportNeeds = v.array(v.picklist(supportKinds));
