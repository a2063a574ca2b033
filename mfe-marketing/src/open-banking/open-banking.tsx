import { LayoutDashboard, ShieldCheck, Zap } from 'lucide-react';
import { ButtonLink } from '@verdant/shared/ui';
import { Points } from '../points/points';
import { Section, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import { banks } from './banks';
import styles from './open-banking.module.css';

const points = [
  { id: 'secure', icon: ShieldCheck },
  { id: 'instant', icon: Zap },
  { id: 'overview', icon: LayoutDashboard },
] as const;

export function OpenBanking() {
  const t = useTexts();
  return (
    <Section id="open-banking" tone="sunken" split>
      <div className={styles.words}>
        <SectionHeader
          id="open-banking"
          eyebrow={t('banking.eyebrow')}
          title={t('banking.title')}
          subtitle={t('banking.subtitle')}
          align="start"
        />
        <Points
          points={points.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`banking.${id}.title`),
            text: t(`banking.${id}.text`),
          }))}
        />
        <div>
          <ButtonLink to="/onboarding" size="lg">
            {t('banking.connect')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.panel}>
        <h3 className={styles.title}>{t('banking.banks')}</h3>
        <ul className={styles.banks}>
          {banks.map(({ name, initials }) => (
            <li key={name} className={styles.bank}>
              <span className={styles.initials} aria-hidden="true">
                {initials}
              </span>
              {name}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('banking.note')}</p>
      </div>
    </Section>
  );
}
