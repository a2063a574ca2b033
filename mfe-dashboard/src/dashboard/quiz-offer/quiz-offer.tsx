import { ClipboardCheck } from 'lucide-react';
import { ButtonLink } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './quiz-offer.module.css';

type QuizOfferProps = {
  /** A quiz was completed with too few answers for a score. */
  hasTooLittle: boolean;
};

/** Shown to someone without a completed quiz (readings, "Dashboard"), or without a score after one. */
export function QuizOffer({ hasTooLittle }: QuizOfferProps) {
  const t = useTexts();
  const [title, text] = hasTooLittle
    ? [t('quiz.tooLittle'), t('quiz.tooLittle-text')]
    : [t('quiz.title'), t('quiz.text')];
  return (
    <section className={styles.offer} aria-label={title}>
      <span className={styles.icon}>
        <ClipboardCheck size={26} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ButtonLink to="/onboarding" className={styles.action}>
        {t('quiz.action')}
      </ButtonLink>
    </section>
  );
}
