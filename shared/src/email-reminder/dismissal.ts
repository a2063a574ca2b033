/** Key in session storage, which ends with the tab and is cleared by logout. */
export const DISMISSED_KEY = 'verdant:email-reminder';

/** Whether the user has dismissed the reminder in this tab. With blocked storage this lasts only until the next load. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}
