import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@verdant/shared/contract';
import { LanguageContext, useAuth, useLanguage } from '@verdant/shared/services';
import { storage } from '../storage';
import { LANGUAGE_KEY, loadTextsWithTimeout, storedLanguage } from './page-language';

/** Applies the account's language on every device on which the user signs in. */
export function useAccountLanguage(): void {
  const { user } = useAuth();
  const { setLanguage } = useLanguage();
  const chosen = user?.preferences?.language;
  useEffect(() => {
    if (chosen) setLanguage(chosen);
  }, [chosen, setLanguage]);
}

/** Provides the language of the interface. A change applies to the whole page at once, after the texts have loaded. */
export function LanguageProvider({ first, children }: { first: Language; children: ReactNode }) {
  const [language, setShown] = useState(first);
  const asked = useRef(language);

  const show = useCallback(async (next: Language) => {
    if (asked.current === next) return;
    asked.current = next;
    await loadTextsWithTimeout(next);
    if (asked.current === next) setShown(next);
  }, []);

  // A layout effect runs before the effects of the page, whose requests contain this language.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      if (event.key === LANGUAGE_KEY) void show(storedLanguage());
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, [show]);

  const setLanguage = useCallback(
    (next: Language) => {
      storage.set(LANGUAGE_KEY, next);
      void show(next);
    },
    [show],
  );

  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
