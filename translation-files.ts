// Generated: every translation, for the type checker alone.
/* oxlint-disable typescript/consistent-type-imports */
export type { TranslationFiles } from '@verdant/federation/contract';

declare module '@verdant/federation/contract' {
  interface TranslationFiles {
    'mfe-account': {
      de: typeof import('./mfe-account/src/translations/de.json');
      es: typeof import('./mfe-account/src/translations/es.json');
      fr: typeof import('./mfe-account/src/translations/fr.json');
    };
    'mfe-dashboard': {
      de: typeof import('./mfe-dashboard/src/translations/de.json');
      es: typeof import('./mfe-dashboard/src/translations/es.json');
      fr: typeof import('./mfe-dashboard/src/translations/fr.json');
    };
    'mfe-marketing': {
      de: typeof import('./mfe-marketing/src/translations/de.json');
      es: typeof import('./mfe-marketing/src/translations/es.json');
      fr: typeof import('./mfe-marketing/src/translations/fr.json');
    };
    'mfe-marketing/legal': {
      de: typeof import('./mfe-marketing/src/translations/legal/de.json');
      es: typeof import('./mfe-marketing/src/translations/legal/es.json');
      fr: typeof import('./mfe-marketing/src/translations/legal/fr.json');
    };
    'mfe-quiz': {
      de: typeof import('./mfe-quiz/src/translations/de.json');
      es: typeof import('./mfe-quiz/src/translations/es.json');
      fr: typeof import('./mfe-quiz/src/translations/fr.json');
    };
    'mfe-samples': {
      de: typeof import('./mfe-samples/src/translations/de.json');
      es: typeof import('./mfe-samples/src/translations/es.json');
      fr: typeof import('./mfe-samples/src/translations/fr.json');
    };
    'mfe-template-page': {
      de: typeof import('./federation/template/src/translations/de.json');
      es: typeof import('./federation/template/src/translations/es.json');
      fr: typeof import('./federation/template/src/translations/fr.json');
    };
    server: {
      de: typeof import('./server/src/translations/de.json');
      en: typeof import('./server/src/translations/en.json');
      es: typeof import('./server/src/translations/es.json');
      fr: typeof import('./server/src/translations/fr.json');
    };
    shared: {
      de: typeof import('./shared/src/translations/de.json');
      es: typeof import('./shared/src/translations/es.json');
      fr: typeof import('./shared/src/translations/fr.json');
    };
    shell: {
      de: typeof import('./shell/src/translations/de.json');
      es: typeof import('./shell/src/translations/es.json');
      fr: typeof import('./shell/src/translations/fr.json');
    };
  }
}
