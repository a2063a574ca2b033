import type { ReactNode } from 'react';
import { Link, useLocation } from '@verdant/shared/router';
import styles from './link-with-return-page.module.css';

/**
 * A link between the account screens that passes the navigation state on: the page that required the sign-in and opens
 * afterwards (readings, "Routes and sign-in").
 */
export function LinkWithReturnPage({ to, children }: { to: string; children: ReactNode }) {
  const state: unknown = useLocation().state;
  return (
    <Link to={to} state={state} className={`${styles.link} v-link v-strong`}>
      {children}
    </Link>
  );
}
