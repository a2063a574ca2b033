import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

type CardProps = { children: ReactNode; className?: string };

export function Card({ children, className }: CardProps) {
  return <div className={classNames(styles.card, className)}>{children}</div>;
}

type PanelProps = CardProps & {
  title: string;
  aside?: ReactNode;
};

/** A card for one subject of a page, with an `h2` heading. */
export function Panel({ title, aside, children, className }: PanelProps) {
  return (
    <section className={classNames(styles.card, className)} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
