/** In session storage, which logout clears and which ends with the tab. */
export const DISMISSED_KEY = 'verdant:email-reminder';

/** Whether the user has dismissed the reminder in this tab. Blocked storage: only until the next load. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}
