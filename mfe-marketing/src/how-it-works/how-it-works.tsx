import { ButtonLink } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './how-it-works.module.css';

const steps = [
  { id: 'quiz', number: '01' },
  { id: 'analysis', number: '02' },
  { id: 'plan', number: '03' },
] as const;

/** Three steps below a decorative line that gets narrower, like the range of a score during the quiz. */
export function HowItWorks() {
  const t = useTexts();
  return (
    <Section
      id="how-it-works"
      title={t('how.title')}
      subtitle={t('how.subtitle')}
      aside={
        <div className={styles.start}>
          <ButtonLink to="/onboarding" size="lg">
            {t('how.start')}
          </ButtonLink>
        </div>
      }
    >
      <div>
        <svg className={styles.line} viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0Q150 0 300 4.4v1.2Q150 10 0 10z" />
        </svg>
        <ol className={styles.steps}>
          {steps.map(({ id, number }) => (
            <li key={id} className={styles.step}>
              <span className="v-muted v-sm v-figures">{number}</span>
              <h3 className="v-xl">{t(`how.${id}.title`)}</h3>
              <p className={styles.text}>{t(`how.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
