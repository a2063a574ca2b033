import { ButtonLink } from '@verdant/shared/ui';
import { Points } from '../points/points';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './open-banking.module.css';

/**
 * spec 2: six well-known banks. The names are not translated. Logos are not used, because the logos belong to the banks.
 */
const banks = ['Commonwealth Bank', 'Westpac', 'NAB', 'ANZ', 'Macquarie Bank', 'Bendigo Bank'] as const;

const points = ['secure', 'instant', 'overview'] as const;

export function OpenBanking() {
  const t = useTexts();
  const connect = (
    <div className={styles.connect}>
      <ButtonLink to="/onboarding" size="lg">
        {t('banking.connect')}
      </ButtonLink>
    </div>
  );
  return (
    <Section
      id="open-banking"
      title={t('banking.title')}
      subtitle={t('banking.subtitle')}
      ground="raised"
      aside={connect}
      split
    >
      <div className="v-stack v-gap-6">
        <Points
          points={points.map((id) => ({ id, title: t(`banking.${id}.title`), text: t(`banking.${id}.text`) }))}
          wide
        />
        <div>
          <h3 className="v-muted v-xs v-plain">{t('banking.banks')}</h3>
          <ul className={styles.banks}>
            {banks.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="v-muted v-xs v-plain">{t('banking.note')}</p>
        </div>
      </div>
    </Section>
  );
}
