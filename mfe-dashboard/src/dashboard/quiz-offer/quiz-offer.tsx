import { NextAction } from '@verdant/shared/overview';
import { ButtonLink } from '@verdant/shared/ui';
import { useTexts } from '../../texts';

type QuizOfferProps = {
  /** True if the user has completed a quiz with too few answers for a score. */
  hasTooLittle: boolean;
};

/**
 * Invitation to take the quiz, for users without a completed quiz (readings, "Dashboard") or without a score after a quiz.
 */
export function QuizOffer({ hasTooLittle }: QuizOfferProps) {
  const t = useTexts();
  return (
    <NextAction
      kicker={t('next.title')}
      title={t(hasTooLittle ? 'quiz.tooLittle' : 'quiz.title')}
      why={t(hasTooLittle ? 'quiz.tooLittle-text' : 'quiz.text')}
    >
      <ButtonLink to="/onboarding">{t('quiz.action')}</ButtonLink>
    </NextAction>
  );
}
