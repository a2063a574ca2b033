/**
 * Name of the event on `window` that the shell dispatches when the session ends: by sign-out, expiry, or another user in
 * another tab. Code that keeps personal data outside of components must drop it then. An event is used instead of a shared
 * function, because shell and remotes can be of different releases.
 */
export const SESSION_ENDED = 'verdant:session-ended';
