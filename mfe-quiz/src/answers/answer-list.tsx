import { useEffect, useRef } from 'react';
import { scale, type QuizAnswer, type QuizAnswers } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import { AreaName, focusAreaOfQuestion, type AreaLabel } from '../question/area-name';
import { useTexts, type Translate } from '../texts';
import { AnswerEditor } from './answer-editor';
import type { AnswersFlow } from './use-answers';
import styles from './answers.module.css';

function byArea({ answers }: QuizAnswers, t: Translate): { area: AreaLabel | null; answers: QuizAnswer[] }[] {
  const groups = new Map<string, { area: AreaLabel | null; answers: QuizAnswer[] }>();
  for (const answer of answers) {
    const area = focusAreaOfQuestion(answer.question, t);
    const name = area?.name ?? '';
    groups.set(name, { area, answers: [...(groups.get(name)?.answers ?? []), answer] });
  }
  return [...groups.values()];
}

export function AnswerList({ list, flow: { editing, closed, ...flow } }: { list: QuizAnswers; flow: AnswersFlow }) {
  const t = useTexts();
  return byArea(list, t).map(({ area, answers }) => (
    <section key={area?.name ?? ''} className="v-stack v-gap-2" aria-label={area?.name}>
      {area && (
        <h2 className="v-lg">
          <AreaName area={area} />
        </h2>
      )}
      <ul className="v-line-above">
        {answers.map((answer) => {
          const { id } = answer.question;
          return (
            <li key={id} className="v-pad-4 v-line-below">
              {editing?.questionId === id ? (
                <AnswerEditor editing={editing} question={answer.question} flow={flow} />
              ) : (
                <AnswerRow
                  answer={answer}
                  canChange={list.changeable && !editing?.isSaving}
                  takesFocus={closed?.questionId === id}
                  onChange={() => flow.open(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

type AnswerRowProps = {
  answer: QuizAnswer;
  canChange: boolean;
  /** True if the button takes the focus, because the form of this answer was saved or closed. */
  takesFocus: boolean;
  onChange: () => void;
};

function AnswerRow({ answer, canChange, takesFocus, onChange }: AnswerRowProps) {
  const t = useTexts();
  const { date } = useFormat();
  const containerRef = useRef<HTMLDivElement>(null);
  const { question, applies, note, source, source_on: since } = answer;
  useEffect(() => {
    if (takesFocus) containerRef.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  return (
    <div className={`${styles.row} v-folding v-inline v-gap-4 v-center v-between`} ref={containerRef}>
      <div className="v-stack v-gap-1 v-narrowing">
        <h3 className="v-muted v-sm v-regular v-plain v-leading-14">{question.text}</h3>
        <p className="v-strong v-anywhere">{answerInWords(answer, t)}</p>
        {note && <p className="v-muted v-sm">{note}</p>}
        {source === 'accounts' && (
          <p className="v-muted v-sm">
            {since === undefined ? t('answers.accounts') : t('answers.accounts-on', { date: date(since) })}
          </p>
        )}
        {!applies && <p className="v-muted v-sm">{t('answers.other')}</p>}
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

function answerInWords({ question, answer }: QuizAnswer, t: Translate): string {
  if (answer === null) return t('answers.outdated');
  if (typeof answer === 'number') return t('scale.value', { value: answer, max: scale.max });
  const values = Array.isArray(answer) ? answer : [answer];
  const labels = question.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return labels.length > 0 ? labels.join(', ') : values.join(', ');
}
