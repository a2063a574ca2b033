import { ChevronDown, Menu, Moon, Sun, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useRemotes } from '@verdant/federation/browser';
import { Link, useLocation } from '@verdant/shared/router';
import { brand } from '@verdant/shared/brand';
import { useAuth, useTheme } from '@verdant/shared/services';
import { ButtonLink, Logo } from '@verdant/shared/ui';
import { AmountsSlot } from '../lazy/slots';
import type { NavEntry } from './nav-entries';
import { useShellTexts } from '../texts';
import { LanguageSelect } from './language-select';
import { useFittingCount } from './use-fitting-count';
import { UserMenu } from './user-menu';
import type { UserMenuProps } from './user-menu';
import styles from './navbar.module.css';

type NavbarProps = {
  entries: NavEntry[];
  onProfileSettings: UserMenuProps['onProfileSettings'];
};

const MENU_ID = 'navbar-menu';
const MORE_ID = 'navbar-more';
const linkClass = `${styles.link} v-inline v-center v-control v-muted v-sm`;

/** Closes an open menu after the focus has left it, because the menu could cover the focused element. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget) return;
  for (const menu of currentTarget.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!menu.parentElement?.contains(relatedTarget)) menu.hidePopover();
  }
}

/** The top navigation bar (spec 2). On small screens the links and account entries move into one menu. */
export function Navbar({ entries, onProfileSettings }: NavbarProps) {
  const t = useShellTexts();
  const { isAuthenticated } = useAuth();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // Closes an open menu after a navigation, but not on the first page: a menu can be opened before the script runs.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    bar.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }, [pathname]);

  return (
    <header className={`${styles.bar} v-screen`}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus goes */}
      <nav ref={bar} className={styles.inner} aria-label={t('nav.label')} onBlur={closeBehind}>
        <Link to="/" className={`${styles.home} v-inline-flex v-center v-gap-2`} aria-label={t('nav.home')}>
          <Logo />
          <span>{brand.name}</span>
        </Link>
        {entries.length > 0 && <FoldedLinks entries={entries} />}
        <div className={`${styles.end} v-inline v-center v-gap-2`}>
          <div className={styles.late}>{isAuthenticated && <AmountsSlot />}</div>
          <ThemeToggle />
          <div className={styles.wide}>
            {isAuthenticated ? <UserMenu onProfileSettings={onProfileSettings} /> : <AnonymousLinks />}
          </div>
          <button
            type="button"
            className={`${styles.icon} ${styles.small}`}
            popoverTarget={MENU_ID}
            aria-label={t('nav.menu')}
          >
            <Menu className={styles.whenClosed} size={22} aria-hidden="true" />
            <X className={styles.whenOpen} size={22} aria-hidden="true" />
          </button>
        </div>
        <div id={MENU_ID} popover="auto" className={styles.panel}>
          {entries.length > 0 && <NavLinks entries={entries} />}
          {isAuthenticated ? <UserMenu inline onProfileSettings={onProfileSettings} /> : <AnonymousLinks />}
        </div>
      </nav>
    </header>
  );
}

type NavLinksProps = {
  entries: NavEntry[];
  /** Number of visible links. Hidden links stay in the document, so that they can be measured. */
  shown?: number;
};

/** Returns a function that is true for the current entry, found by the first path segment or the page's `under`. */
function useIsCurrent(): (entry: NavEntry) => boolean {
  const { pathname } = useLocation();
  const first = `/${pathname.split('/')[1] ?? ''}`;
  const under = useRemotes().host.pageAt(pathname)?.under;
  return ({ path }) => path === first || path === under;
}

function NavLinks({ entries, shown = entries.length }: NavLinksProps) {
  const isCurrent = useIsCurrent();
  return (
    <ul className={`${styles.links} v-inline v-gap-5`}>
      {entries.map((entry, index) => (
        <li key={entry.path} data-away={index >= shown || undefined}>
          <Link to={entry.path} className={linkClass} aria-current={isCurrent(entry) ? 'page' : undefined}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FoldedLinks({ entries }: { entries: NavEntry[] }) {
  const t = useShellTexts();
  const isCurrent = useIsCurrent();
  const containerRef = useRef<HTMLDivElement>(null);
  const shown = useFittingCount(
    containerRef,
    entries.map(({ path }) => path),
  );
  const folded = entries.slice(shown);
  return (
    <div ref={containerRef} className={`${styles.wide} ${styles.folding}`}>
      <NavLinks entries={entries} shown={shown} />
      <button
        type="button"
        data-away={folded.length === 0 || undefined}
        className={linkClass}
        popoverTarget={MORE_ID}
        aria-current={folded.some(isCurrent) || undefined}
      >
        <span>{t('nav.more')}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={MORE_ID} popover="auto" className={`${styles.menu} ${styles.more}`}>
        <NavLinks entries={folded} />
      </div>
    </div>
  );
}

function AnonymousLinks() {
  const t = useShellTexts();
  return (
    <div className={`${styles.account} v-inline v-center v-gap-2`}>
      <LanguageSelect />
      <ButtonLink to="/sign-in" variant="quiet" size="sm">
        {t('nav.signIn')}
      </ButtonLink>
      <ButtonLink to="/sign-up" variant="secondary" size="sm">
        {t('nav.joinNow')}
      </ButtonLink>
    </div>
  );
}

function ThemeToggle() {
  const t = useShellTexts();
  const { theme, toggleTheme } = useTheme();
  return (
    <button
      type="button"
      className={styles.icon}
      onClick={toggleTheme}
      aria-label={t(theme === 'dark' ? 'nav.toLight' : 'nav.toDark')}
    >
      {/* CSS shows one of the icons by the document's theme, which is known before the first paint. */}
      <Sun className={styles.whenDark} size={20} aria-hidden="true" />
      <Moon className={styles.whenLight} size={20} aria-hidden="true" />
    </button>
  );
}
