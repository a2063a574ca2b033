import { ClipboardCheck, Route, Sparkles } from 'lucide-react';
import { ButtonLink } from '@verdant/shared/ui';
import { Section, SectionAction, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import styles from './how-it-works.module.css';

const steps = [
  { id: 'quiz', number: '01', icon: ClipboardCheck },
  { id: 'analysis', number: '02', icon: Sparkles },
  { id: 'plan', number: '03', icon: Route },
] as const;

export function HowItWorks() {
  const t = useTexts();
  return (
    <Section id="how-it-works" tone="sunken">
      <SectionHeader id="how-it-works" eyebrow={t('how.eyebrow')} title={t('how.title')} subtitle={t('how.subtitle')} />
      <ol className={styles.steps}>
        {steps.map(({ id, number, icon: Icon }) => (
          <li key={id} className={styles.step}>
            <span className={styles.icon}>
              <Icon size={26} aria-hidden="true" />
            </span>
            <span className={styles.number}>{number}</span>
            <h3 className={styles.title}>{t(`how.${id}.title`)}</h3>
            <p className={styles.text}>{t(`how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <SectionAction>
        <ButtonLink to="/onboarding" size="lg">
          {t('how.start')}
        </ButtonLink>
      </SectionAction>
    </Section>
  );
}
