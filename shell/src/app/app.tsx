import { useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HostBoundary, RemotesProvider } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { UnsavedWorkContext } from '@verdant/shared/services';
import { AuthProvider } from '../auth/auth-provider';
import type { PrerenderedFor } from '../auth/auth-provider';
import { LanguageProvider } from '../language/language-provider';
import { leaveGuard } from '../leaving/leave-guard';
import { remoteScreens } from '../loading/host';
import { ShellErrorScreen } from '../loading/screens';
import { NotificationProvider } from '../notification/notification-provider';
import { ThemeProvider } from '../theme/theme-provider';
import { PageRouter } from './page-router';
import { Pages } from './pages';

type AppProps = {
  host: RemoteHost;
  language: Language;
  /** Kind of the prerendered content, if any. */
  prerenderedFor?: PrerenderedFor | undefined;
  onFirstCommit?: () => void;
  Router?: ComponentType<{ children: ReactNode }>;
};

export function App({ host, language, prerenderedFor, onFirstCommit, Router = PageRouter }: AppProps) {
  // The effect runs once: `onFirstCommit` never changes, because the caller renders once.
  useLayoutEffect(() => onFirstCommit?.(), [onFirstCommit]);
  return (
    <RemotesProvider host={host} screens={remoteScreens}>
      <ThemeProvider isPrerendered={prerenderedFor !== undefined}>
        <LanguageProvider first={language}>
          <HostBoundary host={host} renderFallback={() => <ShellErrorScreen />}>
            <NotificationProvider>
              <UnsavedWorkContext value={leaveGuard}>
                <Router>
                  <AuthProvider prerenderedFor={prerenderedFor}>
                    <Pages host={host} />
                  </AuthProvider>
                </Router>
              </UnsavedWorkContext>
            </NotificationProvider>
          </HostBoundary>
        </LanguageProvider>
      </ThemeProvider>
    </RemotesProvider>
  );
}
