/**
 * Name of the event on `window` that the shell dispatches when any tab writes data through the API, and before each
 * navigation except back and forward. Caches then drop all API responses that are not on the screen, because these
 * responses are possibly outdated.
 */
export const DATA_CHANGED = 'verdant:data-changed';
