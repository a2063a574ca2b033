/**
 * Name of the event on `window` that the shell dispatches when the signed-in user is gone: signed out, expired, or
 * replaced by another user in another tab. Code that keeps personal data outside of components drops it then. An event,
 * because a remote may be newer or older than the shell that it runs in.
 */
export const SESSION_ENDED = 'verdant:session-ended';
