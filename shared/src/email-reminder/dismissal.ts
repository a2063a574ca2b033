/** In session storage, which logout clears and which ends with the tab. */
const KEY = 'verdant:email-reminder';

/** Whether the person has dismissed the reminder in this tab. Blocked storage: only until the next load. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(KEY, 'dismissed');
  } catch {
    // See above.
  }
}
