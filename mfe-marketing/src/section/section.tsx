import type { ReactNode } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './section.module.css';

/** spec 2: the sections of the landing page that stand between hero and footer. */
type SectionId =
  | 'how-it-works'
  | 'benefits'
  | 'features'
  | 'health-score'
  | 'open-banking'
  | 'testimonials'
  | 'faq'
  | 'news'
  | 'newsletter';

type SectionProps = {
  id: SectionId;
  /** `sunken` sets the section apart from its neighbors. */
  tone?: 'plain' | 'sunken';
  /** Header and content side by side where there is room. */
  split?: boolean;
  children: ReactNode;
};

/** The frame of a section: the anchor, the name (its header's title) and the column in the middle. */
export function Section({ id, tone = 'plain', split, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.section, tone === 'sunken' && styles.sunken)}
    >
      <div className={classNames(styles.inner, split && styles.split)}>{children}</div>
    </section>
  );
}

type SectionHeaderProps = {
  id: SectionId;
  eyebrow: string;
  title: string;
  subtitle: string;
  align?: 'center' | 'start';
};

export function SectionHeader({ id, eyebrow, title, subtitle, align = 'center' }: SectionHeaderProps) {
  return (
    <header className={classNames(styles.header, styles[align])}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.subtitle}>{subtitle}</p>
    </header>
  );
}

/** The button or link that ends a section. */
export function SectionAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
