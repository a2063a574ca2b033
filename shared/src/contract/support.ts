import * as v from 'valibot';

/** Kinds of help that a user's words can call for, the most urgent first. They select services and affect no score. */
export const supportKinds = ['crisis', 'abuse', 'gambling', 'money'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** Kinds of help that the answers call for, in the order of `supportKinds`, each at most once. */
export const supportNeeds = v.array(v.picklist(supportKinds));
