import { Link } from '@verdant/shared/router';
import { Banner, Button, ButtonLink } from '@verdant/shared/ui';
import styles from './bank-connection.module.css';
import { useConnectionTexts } from './texts';

const bullets = [
  { title: 'connect.bullet1', text: 'connect.bullet1Text' },
  { title: 'connect.bullet2', text: 'connect.bullet2Text' },
  { title: 'connect.bullet3', text: 'connect.bullet3Text' },
] as const;

type IntroProps = {
  /** True if this server can link banks. */
  isOffered: boolean;
  onContinue: () => void;
};

/** Introduction with the benefits of linking a bank, and buttons to continue or not (spec 2, "Bank connection page"). */
export function Intro({ isOffered, onContinue }: IntroProps) {
  const t = useConnectionTexts();
  return (
    <>
      <h2 className={styles.lead}>{t('connect.lead')}</h2>
      <ul className="v-line-above">
        {bullets.map(({ title, text }) => (
          <li key={title} className={`${styles.bullet} v-line-below v-pad-4`}>
            <p className="v-strong">{t(title)}</p>
            <p className="v-muted v-sm">{t(text)}</p>
          </li>
        ))}
      </ul>
      {!isOffered && <Banner tone="info">{t('connect.notOffered')}</Banner>}
      <div className={`${styles.actions} v-cluster v-gap-3`}>
        {isOffered && <Button onClick={onContinue}>{t('connect.continue')}</Button>}
        <ButtonLink to="/dashboard" variant="secondary">
          {t('connect.skip')}
        </ButtonLink>
      </div>
      <p>
        <Link to="/money/import">{t('connect.file')}</Link>
      </p>
    </>
  );
}
