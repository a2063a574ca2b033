import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './sections.module.css';

type SectionProps = {
  title: string;
  about: ReactNode;
  /** Control of the section, next to the title where there is room. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One section of a settings tab. */
export function Section({ title, about, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 id={id} className="v-md v-strong">
            {title}
          </h3>
          <p className={styles.about}>{about}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
