/**
 * Name of the event on `window` that the shell dispatches when something was stored through the API, in this tab or in
 * another one, and when a link opens a page again. Code that keeps responses of the API drops those that it does not show now: they may be outdated.
 */
export const DATA_CHANGED = 'verdant:data-changed';
