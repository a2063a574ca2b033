import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { languages } from '@verdant/shared/contract';
import type { Language } from '@verdant/shared/contract';
import { LanguageContext } from '@verdant/shared/services';
import { storage } from '../storage';

const LANGUAGE_KEY = 'language';

function storedLanguage(): Language {
  const stored = storage.get(LANGUAGE_KEY);
  return languages.find((language) => language === stored) ?? 'en';
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(storedLanguage);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const value = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        storage.set(LANGUAGE_KEY, next);
        setState(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
