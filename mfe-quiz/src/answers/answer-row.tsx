import { useEffect, useRef } from 'react';
import type { QuizAnswer } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { answerInWords } from './answer-in-words';
import styles from './answer-row.module.css';

type AnswerRowProps = {
  answer: QuizAnswer;
  canChange: boolean;
  /** After it was changed, or left as it was. */
  takesFocus: boolean;
  onChange: () => void;
};

/** One question with its stored answer, and the way to change it. */
export function AnswerRow({ answer, canChange, takesFocus, onChange }: AnswerRowProps) {
  const t = useTexts();
  const { date } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const { question, applies, note, source, source_on: since } = answer;
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.row} ref={place}>
      <div className={styles.words}>
        <h3 className={styles.question}>{question.text}</h3>
        <p className={styles.answer}>{answerInWords(answer, t)}</p>
        {note && <p className={styles.quiet}>{note}</p>}
        {source === 'accounts' && (
          <p className={styles.quiet}>
            {since === undefined ? t('answers.accounts') : t('answers.accounts-on', { date: date(since) })}
          </p>
        )}
        {!applies && <p className={styles.quiet}>{t('answers.other')}</p>}
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('answers.change-one', { question: question.text })}
        disabled={!canChange}
        onClick={onChange}
      >
        {t('answers.change')}
      </Button>
    </div>
  );
}
