import { useTexts } from '../texts';
import styles from './legal.module.css';

const paths = { terms: '/terms', privacy: '/privacy' } as const;
export type LegalPageName = keyof typeof paths;

/** Link to a legal page in a new tab. Leaving the form would lose typed passwords, which must not be stored. */
export function LegalLink({ page }: { page: LegalPageName }) {
  const t = useTexts();
  return (
    <a href={paths[page]} target="_blank" rel="noopener" className={styles.link}>
      <span>{t(`legal.${page}`)}</span>
      <span className="visually-hidden">{` ${t('legal.newTab')}`}</span>
    </a>
  );
}
