import { createContext, useContext, type ReactNode } from 'react';
import { useFormat } from '@verdant/shared/format';
import { useTexts } from './texts';
import type { Trend } from './types';
import styles from './figure.module.css';

const paths = {
  up: 'M6 11V1.5M2 5.5l4-4 4 4',
  down: 'M6 1v9.5M2 6.5l4 4 4-4',
  none: 'M1.5 6h9',
};

/** The way a score went: an arrow, what it means for those who do not see it, and the words. */
export function Change({ trend: { direction, words }, className }: { trend: Trend; className?: string }) {
  const t = useTexts();
  return (
    <span className={className}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={paths[direction]} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      {direction !== 'none' && <span className="visually-hidden">{t(`overview.${direction}`)}</span>} {words}
    </span>
  );
}

/** True around a picture of the dashboard on another page, of which its titles are no headings. */
export const PictureContext = createContext(false);

/** A title of the overview. */
export function Heading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isPicture = useContext(PictureContext);
  return isPicture ? <p className={className}>{children}</p> : <h2 className={className}>{children}</h2>;
}

/** A percentage at display size: its sign is smaller, on the side where the language writes it. */
export function Figure({ value }: { value: number }) {
  const text = useFormat().percent(value);
  const digits = String(Math.round(value));
  const [before = '', after = ''] = text.split(digits);
  return (
    <>
      {before && <span className={styles.sign}>{before}</span>}
      {digits}
      {after && <span className={styles.sign}>{after}</span>}
    </>
  );
}
