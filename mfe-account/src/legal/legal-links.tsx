import { useTexts } from '../texts';
import styles from './legal.module.css';

const pages = ['privacy', 'terms'] as const;

/** Opens a new tab, because leaving the form would lose typed passwords. */
export function LegalLink({ page }: { page: (typeof pages)[number] }) {
  const t = useTexts();
  return (
    <a href={`/${page}`} target="_blank" rel="noopener" className={`${styles.link} v-link v-hover`}>
      <span>{t(`legal.${page}`)}</span>
      <span className="visually-hidden">{` ${t('legal.newTab')}`}</span>
    </a>
  );
}

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
