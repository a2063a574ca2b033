import { ArrowRight } from 'lucide-react';
import { Link } from '@verdant/shared/router';
import { Points } from '../points/points';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './benefits.module.css';

/** spec 9: five benefits. */
const benefits = ['insights', 'security', 'plans', 'banking', 'support'] as const;

export function Benefits() {
  const t = useTexts();
  const points = benefits.map((id) => ({ id, title: t(`benefits.${id}.title`), text: t(`benefits.${id}.text`) }));
  return (
    <Section id="benefits" title={t('benefits.title')} subtitle={t('benefits.subtitle')} ground="raised" split>
      <div>
        <Points points={points} wide />
        <Link to="/onboarding" className={styles.link}>
          <span>{t('benefits.link')}</span>
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </Section>
  );
}
