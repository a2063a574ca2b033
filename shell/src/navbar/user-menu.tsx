import { CircleQuestionMark, Landmark, LogOut, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import type { SettingsSection } from '@verdant/shared/services';
import { leaveGuard } from '../leaving/leave-guard';
import { useShellTexts } from '../texts';
import styles from './navbar.module.css';

export type UserMenuProps = {
  onProfileSettings: ((section?: SettingsSection) => void) | undefined;
  inline?: boolean;
};

const MENU_ID = 'user-menu';
const entryClass = `${styles.entry} v-bare v-inline v-center v-gap-3 v-control v-sm`;

/** Menu with Profile Settings and Logout. The menu is a popover, which closes on Escape or a click outside. */
export function UserMenu({ onProfileSettings, inline = false }: UserMenuProps) {
  const t = useShellTexts();
  const { user, logout } = useAuth();
  const menu = useRef<HTMLDivElement>(null);
  const initials = [user?.first_name, user?.last_name]
    .map((name) => name?.trim()[0] ?? '')
    .join('')
    .toUpperCase();

  const close = () => menu.current?.closest<HTMLElement>('[popover]')?.hidePopover();
  const choose = (action: () => void) => () => {
    close();
    action();
  };

  const entries = (
    <div ref={menu} className="v-stack">
      {user && (
        <p className={`${styles.who} v-stack v-anywhere v-sm`}>
          <strong>{[user.first_name, user.last_name].filter(Boolean).join(' ')}</strong>
          <span className="v-muted">{user.email}</span>
        </p>
      )}
      {onProfileSettings && (
        <>
          <button type="button" className={entryClass} onClick={choose(() => onProfileSettings())}>
            <UserRound size={18} aria-hidden="true" />
            <span>{t('nav.profileSettings')}</span>
          </button>
          <button type="button" className={entryClass} onClick={choose(() => onProfileSettings('banks'))}>
            <Landmark size={18} aria-hidden="true" />
            <span>{t('nav.banks')}</span>
          </button>
        </>
      )}
      <Link to="/help" className={entryClass} onClick={close}>
        <CircleQuestionMark size={18} aria-hidden="true" />
        <span>{t('nav.help')}</span>
      </Link>
      <button type="button" className={entryClass} onClick={choose(() => leaveGuard.leave(logout))}>
        <LogOut size={18} aria-hidden="true" />
        <span>{t('nav.logout')}</span>
      </button>
    </div>
  );
  if (inline) return entries;

  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        popoverTarget={MENU_ID}
        aria-label={`${initials} ${t('nav.account')}`.trim()}
      >
        {initials || <UserRound size={18} aria-hidden="true" />}
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        {entries}
      </div>
    </>
  );
}
