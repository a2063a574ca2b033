import type { ReactNode } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './section.module.css';

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
  title: string;
  subtitle?: string;
  aside?: ReactNode;
  /** Background: `raised` differs from the page; `continued` follows a `raised` section without a gap. */
  ground?: 'plain' | 'raised' | 'continued';
  /** Illustration next to the content, or below on narrow screens. */
  media?: ReactNode;
  /** True if wide screens show title and content side by side. */
  split?: boolean;
  children: ReactNode;
};

export function Section({ id, title, subtitle, aside, ground = 'plain', media, split, children }: SectionProps) {
  const header = (
    <header className={styles.header}>
      <div>
        <h2 id={`${id}-title`} className={`${styles.title} v-xxxl v-tight`}>
          {title}
        </h2>
        {subtitle && <p className={`${styles.subtitle} v-muted v-lg`}>{subtitle}</p>}
      </div>
      {aside}
    </header>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(styles.section, styles[ground])}>
      {media ? (
        <div className={classNames(styles.inner, styles.split, styles.withMedia)}>
          <div className={styles.inner}>
            {header}
            {children}
          </div>
          {media}
        </div>
      ) : (
        <div className={classNames(styles.inner, split && styles.split)}>
          {header}
          {children}
        </div>
      )}
    </section>
  );
}

type Point = { id: string; title: string; text: string };

/** A list of titles and sentences, side by side if `wide`. */
export function Points({ points, wide }: { points: readonly Point[]; wide?: boolean }) {
  return (
    <ul className={wide ? styles.widePoints : undefined}>
      {points.map(({ id, title, text }) => (
        <li key={id} className={`${styles.point} v-line-above`}>
          <h3 className="v-lg">{title}</h3>
          <p className={`${styles.pointText} v-muted`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
