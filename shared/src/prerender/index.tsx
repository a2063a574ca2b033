import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApiClient } from '@verdant/shared/api';
import { Places } from '@verdant/shared/router';
import {
  ApiContext,
  AuthContext,
  LanguageContext,
  NotificationContext,
  RemoteContext,
  ThemeContext,
  UnsavedWorkContext,
} from '@verdant/shared/services';
import type { AuthService } from '@verdant/shared/services';
import { prepareTexts } from '@verdant/shared/texts';
import type { Language } from '../contract';

export { languages } from '../contract';

type PageToRender = {
  Component: ComponentType;
  /** Path of the page, as `remote.json` declares it. */
  path: string;
  language: Language;
  remote: string;
};

const nothing = () => undefined;
/** Rejects API calls, which a page must not make while it is prerendered. */
const refuse = async () => {
  throw new Error('A page that is rendered by its build cannot call the server');
};

const visitor: AuthService = {
  isAuthenticated: false,
  user: null,
  isLoading: false,
  error: null,
  login: refuse,
  register: refuse,
  logout: nothing,
  updateUser: nothing,
  clearError: nothing,
};
const api = createApiClient({ getToken: () => null, onUnauthorized: nothing, fetch: refuse });
const theme = { theme: 'dark', toggleTheme: nothing, chooseTheme: nothing } as const;
const notification = { notify: nothing };
const unsavedWork = { protect: () => nothing, leave: nothing };

/** Prefix that distinguishes ids of the page from ids of the shell around it. */
const ID_PREFIX = 'page-';

/** Renders a remote's page as HTML for visitors. Runs in the remote's build. */
export async function renderPage({ Component, path, language, remote }: PageToRender): Promise<string> {
  await prepareTexts(language);
  const places = [
    { route: {}, params: {}, pathname: '/', pathnameBase: '/' },
    { route: { path }, params: {}, pathname: path, pathnameBase: path },
  ];
  return renderToString(
    <StaticRouter location={path}>
      <ThemeContext value={theme}>
        <LanguageContext value={{ language, setLanguage: nothing }}>
          <NotificationContext value={notification}>
            <UnsavedWorkContext value={unsavedWork}>
              <ApiContext value={api}>
                <AuthContext value={visitor}>
                  <Places places={places}>
                    <RemoteContext value={{ name: remote }}>
                      <Component />
                    </RemoteContext>
                  </Places>
                </AuthContext>
              </ApiContext>
            </UnsavedWorkContext>
          </NotificationContext>
        </LanguageContext>
      </ThemeContext>
    </StaticRouter>,
    { identifierPrefix: ID_PREFIX },
  );
}
