import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

type CardProps = { children: ReactNode; className?: string };

/** A surface that groups what belongs together. */
export function Card({ children, className }: CardProps) {
  return <div className={classNames(styles.card, className)}>{children}</div>;
}

type PanelProps = CardProps & {
  title: string;
  /** Next to the title: a mark, a link, a button. */
  aside?: ReactNode;
};

/** A card with a heading of the second level: one subject of a page. */
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
