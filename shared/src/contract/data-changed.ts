/**
 * Name of the event on `window` that the shell dispatches after any tab stored data through the API, and when a
 * link opens a page again. Caches of API responses drop all responses that are not on the screen, because they may be outdated.
 */
export const DATA_CHANGED = 'verdant:data-changed';
