import { NavLink } from '@verdant/shared/router';
import styles from './money-tabs.module.css';
import { useTexts } from './texts';

const pages = [
  ['/money/accounts', 'tabs.accounts'],
  ['/money/transactions', 'tabs.transactions'],
  ['/money/bills', 'tabs.bills'],
  ['/money/import', 'tabs.file'],
] as const;

export function MoneyTabs() {
  const t = useTexts();
  return (
    <nav aria-label={t('tabs.label')} className={`${styles.tabs} v-line-below v-screen`}>
      <ul className="v-cluster v-gap-0 v-column-5">
        {pages.map(([path, name]) => (
          <li key={path}>
            <NavLink to={path} className={`${styles.tab} v-inline v-center v-muted v-sm`}>
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
