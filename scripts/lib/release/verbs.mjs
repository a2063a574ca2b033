/**
 * The verbs that switch what visitors get.
 * @type {Record<string, import('./command.mjs').Verb>}
 */
export const registryVerbs = {};
