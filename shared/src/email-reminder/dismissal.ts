/** Key of the dismissal in session storage, which the browser clears with the tab and the shell clears at logout. */
export const DISMISSED_KEY = 'verdant:email-reminder';

/** Returns true if the user has dismissed the reminder in this tab; only until the next load if storage is blocked. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}
