import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@verdant/shared/router';
import { pageTitle } from '@verdant/shared/brand';
import { normalizePath, PageBoundary, findSlotModule, useRemotes, useTitle } from '@verdant/federation/browser';
import { useAuth, useLanguage } from '@verdant/shared/services';
import type { SettingsSection } from '@verdant/shared/services';
import { useAccountLanguage } from '../language/language-provider';
import { DemoBarSlot, IdleSlot, LabSlot, OverrideSlot, UpdateBannerSlot } from '../lazy/slots';
import { Navbar } from '../navbar/navbar';
import { textInLanguage, navEntries } from '../navbar/nav-entries';
import { useDismissNotification } from '../notification/notification-provider';
import { ProfileSettingsSlot } from '../navbar/profile-settings-slot';
import { useShellTexts } from '../texts';
import styles from './app-shell.module.css';
import { useScroll } from './use-scroll';

const shellPageTitles: Readonly<Record<string, string>> = { '/debug': 'Debug', '/platform': 'Platform' };

/** State of the settings: not requested yet, closed, open, or open at a requested section. */
type ProfileState = 'unasked' | 'closed' | 'open' | SettingsSection;

export function AppShell({ children }: { children: ReactNode }) {
  const { registry, pages, pageAt } = useRemotes().host;
  const t = useShellTexts();
  const dismissNotification = useDismissNotification();
  const { isAuthenticated } = useAuth();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [profile, setProfile] = useState<ProfileState>('unasked');
  const main = useRef<HTMLElement>(null);
  const settings = findSlotModule(registry, 'profile-settings');
  const page = pageAt(pathname);
  const title = shellPageTitles[normalizePath(pathname)] ?? textInLanguage(page?.title, page?.titles, language);
  const defaultTitle = t('document.title');

  useTitle(title ? pageTitle(title) : defaultTitle);
  useAccountLanguage();

  // A new page takes the focus, except the first, whose focus the browser sets. An open settings dialog closes.
  useScroll(() => {
    setProfile((now) => (now === 'unasked' ? now : 'closed'));
    // The sign-in and sign-up pages remove a notification of the previous page, because it does not concern their forms.
    if (page?.access === 'anonymous') dismissNotification();
    main.current?.focus({ preventScroll: true });
  });

  return (
    <>
      <a className={`${styles.skip} v-screen`} href="#main">
        {t('skip')}
      </a>
      <Navbar
        entries={navEntries(pages, language, isAuthenticated)}
        onProfileSettings={settings && ((section) => setProfile(section ?? 'open'))}
      />
      <UpdateBannerSlot id={registry.id} />
      <IdleSlot />
      <main id="main" className={styles.main} ref={main} tabIndex={-1} data-access={page?.access}>
        {children}
      </main>
      <DemoBarSlot />
      <div className={styles.tools} lang="en">
        <LabSlot lab={registry.lab} />
        <OverrideSlot overrides={registry.overrides} />
      </div>
      <PageBoundary page={settings}>
        {settings && isAuthenticated && profile !== 'unasked' ? (
          <ProfileSettingsSlot
            {...settings}
            open={profile !== 'closed'}
            section={profile === 'banks' ? profile : undefined}
            onClose={() => setProfile('closed')}
          />
        ) : null}
      </PageBoundary>
    </>
  );
}
