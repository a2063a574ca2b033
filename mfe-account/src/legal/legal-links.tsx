import { useTexts } from '../texts';
import styles from './legal.module.css';

const pages = ['privacy', 'terms'] as const;

/** Link to a legal page in a new tab. Leaving the form would lose typed passwords, which must not be stored. */
export function LegalLink({ page }: { page: (typeof pages)[number] }) {
  const t = useTexts();
  return (
    <a href={`/${page}`} target="_blank" rel="noopener" className={`${styles.link} v-link`}>
      <span>{t(`legal.${page}`)}</span>
      <span className="visually-hidden">{` ${t('legal.newTab')}`}</span>
    </a>
  );
}

/** Links to both legal pages, next to each other. */
export function LegalLinks() {
  const t = useTexts();
  return (
    <ul className={`${styles.links} v-cluster v-gap-2 v-column-6 v-muted v-sm`} aria-label={t('legal.label')}>
      {pages.map((page) => (
        <li key={page}>
          <LegalLink page={page} />
        </li>
      ))}
    </ul>
  );
}
