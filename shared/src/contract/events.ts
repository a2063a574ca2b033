/**
 * Name of the event on `window` when any tab writes data through the API, and before each navigation except back and
 * forward. Caches then drop API responses that are not on the screen, because these can be outdated.
 */
export const DATA_CHANGED = 'verdant:data-changed';

/**
 * Name of the event on `window` when the session ends: by sign-out, expiry, or another user in another tab. Code that keeps
 * personal data outside of components must drop the data then.
 */
export const SESSION_ENDED = 'verdant:session-ended';
