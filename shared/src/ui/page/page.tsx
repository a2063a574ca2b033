import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

type PageProps = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  width?: 'wide' | 'narrow';
};

/** The layout of an application page: its heading, then its content in one column with even gaps. */
export function Page({ title, subtitle, actions, children, width = 'wide' }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width])}>
      <header className="v-cluster v-gap-4 v-between v-bottom">
        <div className="v-stack v-gap-2 v-narrowing">
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className="v-muted v-md">{subtitle}</p>}
        </div>
        {actions && <div className="v-cluster v-gap-3 v-center v-narrowing">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Shows as many children side by side as fit; `min` is the minimum width of a child. */
export function Grid({ min = '16rem', children }: { min?: string; children: ReactNode }) {
  return (
    <div className={styles.grid} style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))` }}>
      {children}
    </div>
  );
}
