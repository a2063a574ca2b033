/** Access to local storage that never throws. Reads return null and writes are dropped if storage is blocked or full. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage is blocked or full, so the value is not stored and lasts only in the memory of this page.
    }
  },
  keys(): string[] {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  },
};
