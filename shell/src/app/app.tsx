import { useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RemoteView, RemotesProvider } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { Navigate } from '@verdant/shared/router';
import { UnsavedWorkContext } from '@verdant/shared/services';
import { AuthProvider } from '../auth/auth-provider';
import type { Written } from '../auth/auth-provider';
import { Gate } from '../auth/gates';
import { DebugRoute } from '../debug/debug-route';
import { LanguageProvider } from '../language/language-provider';
import { leaveGuard } from '../leaving/leave-guard';
import { screens } from '../loading/host';
import { NotificationProvider } from '../notification/notification-provider';
import { PlatformRoute } from '../platform/platform-route';
import { ThemeProvider } from '../theme/theme-provider';
import { Frame } from './frame';
import { PageRouter } from './page-router';

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

/** The shell: its services around the route table that the remotes declare. */
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
                  <Routes>
                    <Route element={<Frame />}>
                      {host.pages.map(({ path, access, remote, module }) => (
                        <Route
                          key={path}
                          path={path}
                          element={
                            <Gate access={access}>
                              <RemoteView key={`${remote.name}/${module}`} remote={remote} module={module} />
                            </Gate>
                          }
                        />
                      ))}
                      <Route path="/debug" element={<DebugRoute />} />
                      <Route path="/platform" element={<PlatformRoute />} />
                    </Route>
                    <Route path="*" element={<Navigate to="/" replace />} />
                  </Routes>
                </AuthProvider>
              </Router>
            </UnsavedWorkContext>
          </NotificationProvider>
        </LanguageProvider>
      </ThemeProvider>
    </RemotesProvider>
  );
}
