import type { ReactNode } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './section.module.css';

/** spec 2: the sections of the landing page between hero and footer. */
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
  /** Content below the title that belongs to the title. */
  aside?: ReactNode;
  /**
   * Background: `raised` differs from the page; `continued` has no gap after a `raised` section and the same background.
   */
  ground?: 'plain' | 'raised' | 'continued';
  /** Illustration next to the title and the content if the screen is wide enough, else below them. */
  media?: ReactNode;
  /** True if title and content are side by side on wide screens. */
  split?: boolean;
  children: ReactNode;
};

/** Layout of a landing page section: the anchor, the title (also the accessible name), and a centred content column. */
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
