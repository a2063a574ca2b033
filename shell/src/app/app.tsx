import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Navigate } from '@verdant/shared/router';
import type { Registry } from '@verdant/federation/contract';
import { AuthProvider } from '../auth/auth-provider';
import { Gate } from '../auth/gates';
import { LanguageProvider } from '../language/language-provider';
import { debugPart } from '../debug/debug-part';
import { PartView, RemoteView } from '../loading/part-view';
import { NotificationProvider } from '../notification/notification-provider';
import { ThemeProvider } from '../theme/theme-provider';
import { Frame } from './frame';
import { pageRoutes } from './registry';

/** The shell: its services around the route table that the remotes declare. */
export function App({ registry }: { registry: Registry }) {
  const pages = pageRoutes(registry);
  const [debug] = useState(() => debugPart(registry));
  return (
    <ThemeProvider>
      <LanguageProvider>
        <NotificationProvider>
          <BrowserRouter>
            <AuthProvider>
              <Routes>
                <Route element={<Frame registry={registry} pages={pages} />}>
                  {pages.map(({ path, access, remote, module }) => (
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
                  <Route path="/debug" element={<PartView key="debug" part={debug} />} />
                </Route>
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </AuthProvider>
          </BrowserRouter>
        </NotificationProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}
