import { render } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, type MemoryRouterProps } from 'react-router-dom';
import { SESSION_ENDED } from '../contract';
import type { Language } from '../contract';
import type { ApiClient } from '@verdant/shared/api';
import {
  ApiContext,
  AuthContext,
  LanguageContext,
  NotificationContext,
  RemoteContext,
  ThemeContext,
  UnsavedWorkContext,
} from '@verdant/shared/services';
import type { AuthService, RemoteService, ThemeService } from '@verdant/shared/services';
import { fakeApi, fakeAuth } from './fake-services';

export type ShellOptions = {
  auth?: Partial<AuthService>;
  api?: ApiClient;
  theme?: Partial<ThemeService>;
  language?: Language;
  /** Name and settings of the remote; `{ name: 'mfe-test' }` by default. */
  remote?: RemoteService;
  /** Replaces the shell's question before unsaved work is lost; by default the user agrees. */
  leave?: (action: () => void) => void;
  setLanguage?: (language: Language) => void;
  /** Current location, `/` by default. Pass an object instead of a text to set the navigation state too. */
  route?: NonNullable<MemoryRouterProps['initialEntries']>[number];
  /** The page's path in `remote.json`, for parameters and sub-paths: `/goals/:id`. At other URLs nothing is rendered. */
  path?: string;
};

// Ends the session after each test, so that the query cache is empty.
if ('document' in globalThis) afterEach(() => void dispatchEvent(new Event(SESSION_ENDED)));

/** Renders a remote's component with the services of the shell, by default fakes. */
export function renderInShell(ui: ReactElement, options: ShellOptions = {}) {
  const notifications: string[] = [];
  let place = '';
  const api = options.api ?? fakeApi();
  const theme: ThemeService = {
    theme: 'dark',
    toggleTheme: () => undefined,
    chooseTheme: () => undefined,
    ...options.theme,
  };
  let speak: (language: Language) => void = () => undefined;
  const unsaved = new Set<{ message: string }>();
  const unsavedWork = {
    protect: (message: string) => {
      const work = { message };
      unsaved.add(work);
      return () => void unsaved.delete(work);
    },
    leave: options.leave ?? ((action: () => void) => action()),
  };
  const notification = { notify: (message: string) => void notifications.push(message) };

  function Place() {
    const { pathname, search, hash } = useLocation();
    place = `${pathname}${search}${hash}`;
    return null;
  }

  function Speaking({ children }: { children: ReactNode }) {
    const [language, setLanguage] = useState(options.language ?? 'en');
    speak = setLanguage;
    return (
      <LanguageContext value={{ language, setLanguage: options.setLanguage ?? (() => undefined) }}>
        {children}
      </LanguageContext>
    );
  }

  const inPage = (page: ReactNode) =>
    options.path === undefined ? (
      page
    ) : (
      <Routes>
        <Route path={options.path} element={page} />
        <Route path="*" element={null} />
      </Routes>
    );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[options.route ?? '/']}>
      <ThemeContext value={theme}>
        <Speaking>
          <NotificationContext value={notification}>
            <ApiContext value={api}>
              <AuthContext value={fakeAuth(options.auth)}>
                <UnsavedWorkContext value={unsavedWork}>
                  <Place />
                  <RemoteContext value={options.remote ?? { name: 'mfe-test' }}>{inPage(children)}</RemoteContext>
                </UnsavedWorkContext>
              </AuthContext>
            </ApiContext>
          </NotificationContext>
        </Speaking>
      </ThemeContext>
    </MemoryRouter>
  );
  return {
    ...render(ui, { wrapper }),
    notifications,
    /** Changes the language of the page, within `act`. */
    speak: (language: Language) => speak(language),
    unsaved: () => [...unsaved].map(({ message }) => message),
    location: () => place,
  };
}
