import { useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { RemotesProvider } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { UnsavedWorkContext } from '@verdant/shared/services';
import { AuthProvider } from '../auth/auth-provider';
import type { Written } from '../auth/auth-provider';
import { LanguageProvider } from '../language/language-provider';
import { leaveGuard } from '../leaving/leave-guard';
import { screens } from '../loading/host';
import { NotificationProvider } from '../notification/notification-provider';
import { ThemeProvider } from '../theme/theme-provider';
import { PageRouter } from './page-router';
import { Pages } from './pages';

type AppProps = {
  host: RemoteHost;
  /** In which the page is drawn at first. */
  language: Language;
  /**
   * What the server wrote of the page, if anything: it starts as written, for somebody who has chosen nothing. `frame` is
   * for somebody who is signed in.
   */
  written?: Written | undefined;
  /** Called in the layout effect of the first commit. */
  onFirstCommit?: () => void;
  /** The router of where the page is drawn, by default a browser's. */
  Router?: ComponentType<{ children: ReactNode }>;
};

/** The shell: its services around the pages that the remotes declare. */
export function App({ host, language, written, onFirstCommit, Router = PageRouter }: AppProps) {
  // Never another function: the caller draws once.
  useLayoutEffect(() => onFirstCommit?.(), [onFirstCommit]);
  return (
    <RemotesProvider host={host} screens={screens}>
      <ThemeProvider isWritten={written !== undefined}>
        <LanguageProvider first={language}>
          <NotificationProvider>
            <UnsavedWorkContext value={leaveGuard}>
              <Router>
                <AuthProvider written={written}>
                  <Pages host={host} />
                </AuthProvider>
              </Router>
            </UnsavedWorkContext>
          </NotificationProvider>
        </LanguageProvider>
      </ThemeProvider>
    </RemotesProvider>
  );
}
