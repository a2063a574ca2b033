import { storage } from '../storage';

function isIosSafari(userAgent: string): boolean {
  return /iP(hone|ad|od)/.test(userAgent) && /Safari/.test(userAgent) && !/(CriOS|FxiOS|EdgiOS)/.test(userAgent);
}

export type BrowserEnvironment = { hasStorage: boolean; online: boolean; userAgent: string; viewportWidth: number };

/** Returns the flags of spec 9, "Mobile-compatibility check flags", for this device. */
export function compatibilityFlags({ hasStorage, online, userAgent, viewportWidth }: BrowserEnvironment): string[] {
  return [
    hasStorage ? '' : 'Local storage is not available',
    online ? '' : 'The browser is offline',
    isIosSafari(userAgent) && viewportWidth < 375 ? 'iOS Safari with a viewport narrower than 375 pixels' : '',
  ].filter(Boolean);
}

/** Returns a text about device limitations that may explain a failure; empty if none are known (spec 8). */
export function deviceNote(around: BrowserEnvironment): string {
  const browser = isIosSafari(around.userAgent)
    ? ['iOS Safari, where private browsing and content blockers can stop requests']
    : [];
  const notes = [...browser, ...compatibilityFlags(around)];
  return notes.length > 0 ? `Note on this device: ${notes.join('; ')}.` : '';
}

function hasLocalStorage(): boolean {
  const key = 'verdant-storage-check';
  storage.set(key, '1');
  const works = storage.get(key) === '1';
  storage.remove(key);
  return works;
}

export const readBrowserEnvironment = (): BrowserEnvironment => ({
  hasStorage: hasLocalStorage(),
  online: navigator.onLine,
  userAgent: navigator.userAgent,
  viewportWidth: window.innerWidth,
});
