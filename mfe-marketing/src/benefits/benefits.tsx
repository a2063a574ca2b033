import { ArrowRight, Headphones, Landmark, Lightbulb, ListChecks, ShieldCheck } from 'lucide-react';
import { Link } from '@verdant/shared/router';
import { Section, SectionAction, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import styles from './benefits.module.css';

/** spec 9: five benefit cards. */
const benefits = [
  { id: 'insights', icon: Lightbulb },
  { id: 'security', icon: ShieldCheck },
  { id: 'plans', icon: ListChecks },
  { id: 'banking', icon: Landmark },
  { id: 'support', icon: Headphones },
] as const;

export function Benefits() {
  const t = useTexts();
  return (
    <Section id="benefits">
      <SectionHeader
        id="benefits"
        eyebrow={t('benefits.eyebrow')}
        title={t('benefits.title')}
        subtitle={t('benefits.subtitle')}
      />
      <ul className={styles.grid}>
        {benefits.map(({ id, icon: Icon }) => (
          <li key={id} className={styles.card}>
            <span className={styles.icon}>
              <Icon size={24} aria-hidden="true" />
            </span>
            <Icon size={176} strokeWidth={1} className={styles.ghost} aria-hidden="true" />
            <h3 className={styles.title}>{t(`benefits.${id}.title`)}</h3>
            <p className={styles.text}>{t(`benefits.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <SectionAction>
        <Link to="/onboarding" className={styles.link}>
          {t('benefits.link')}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </SectionAction>
    </Section>
  );
}
