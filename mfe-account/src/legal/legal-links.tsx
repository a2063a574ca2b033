import { useTexts } from '../texts';
import { LegalLink } from './legal-link';
import styles from './legal.module.css';

/** Links to both legal pages, next to each other. */
export function LegalLinks() {
  const t = useTexts();
  return (
    <ul className={`${styles.links} v-cluster v-gap-2 v-column-6 v-muted v-sm`} aria-label={t('legal.label')}>
      <li>
        <LegalLink page="privacy" />
      </li>
      <li>
        <LegalLink page="terms" />
      </li>
    </ul>
  );
}
