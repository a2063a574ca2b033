/**
 * Name of the event on `window` that the shell dispatches when the session ends: by sign-out, expiry, or another user in
 * another tab. Code that keeps personal data outside of components must drop it then. An event also works between a shell
 * and remotes of different releases.
 */
export const SESSION_ENDED = 'verdant:session-ended';
