import { ClipboardCheck } from 'lucide-react';
import { ButtonLink } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './quiz-offer.module.css';

/** Shown to someone without a completed quiz (readings, "Dashboard"). */
export function QuizOffer() {
  const t = useTexts();
  return (
    <section className={styles.offer} aria-label={t('quiz.title')}>
      <span className={styles.icon}>
        <ClipboardCheck size={26} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('quiz.title')}</h2>
        <p className={styles.text}>{t('quiz.text')}</p>
      </div>
      <ButtonLink to="/onboarding" className={styles.action}>
        {t('quiz.action')}
      </ButtonLink>
    </section>
  );
}
