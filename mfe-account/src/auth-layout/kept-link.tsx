import type { ReactNode } from 'react';
import { Link, useLocation } from '@verdant/shared/router';
import styles from './kept-link.module.css';

/** A link between the account screens that preserves the guard's stored page (readings, "Routes and sign-in"). */
export function KeptLink({ to, children }: { to: string; children: ReactNode }) {
  const state: unknown = useLocation().state;
  return (
    <Link to={to} state={state} className={`${styles.link} v-link v-strong`}>
      {children}
    </Link>
  );
}
