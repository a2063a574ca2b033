import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import type { Question } from '@verdant/shared/contract';
import { Banner, Button } from '@verdant/shared/ui';
import { AnswerControl, useDigitKeys } from '../question/answer-control';
import { SuggestedAnswer } from '../question/suggested-answer';
import { useTexts } from '../texts';
import styles from './answers.module.css';
import { EffectPanel } from './effect-panel';
import type { AnswersFlow, AnswerSaveFailure } from './use-answers';

function FailureBanner({ failure, onReload }: { failure: AnswerSaveFailure; onReload: () => void }) {
  const t = useTexts();
  if (failure === 'save') return <Banner>{t('answers.save-failed')}</Banner>;
  return (
    <Banner>
      <span>{t('answers.gone')}</span>
      <Button variant="secondary" size="sm" onClick={onReload} className="v-left-in-cell">
        {t('answers.reload')}
      </Button>
    </Banner>
  );
}

function useEscape(area: RefObject<HTMLElement | null>, cancel: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [area]);
}

type AnswerEditorProps = {
  editing: NonNullable<AnswersFlow['editing']>;
  question: Question;
  flow: Pick<AnswersFlow, 'answer' | 'save' | 'cancel' | 'reload'>;
};

/**
 * Form to change the answer to one question: the control with the current answer, the preview of the effect, and the
 * buttons Save and Cancel. Escape cancels.
 */
export function AnswerEditor({ editing, question, flow }: AnswerEditorProps) {
  const t = useTexts();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { given, effect, failure, isSaving, canSave } = editing;

  useDigitKeys(form);
  useEscape(form, flow.cancel);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      className={`${styles.editor} v-stack v-gap-6`}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        flow.save();
      }}
    >
      <h3 className={`${styles.question} v-xxl v-tight v-ringless`} id={headingId} ref={heading} tabIndex={-1}>
        {question.text}
      </h3>
      <AnswerControl
        question={question}
        given={given}
        onAnswer={flow.answer}
        locked={isSaving}
        labelledBy={headingId}
      />
      <SuggestedAnswer question={question} given={given} onAnswer={flow.answer} locked={isSaving} />
      <EffectPanel effect={effect} />
      {failure && <FailureBanner failure={failure} onReload={() => void flow.reload()} />}
      <div className={`${styles.actions} v-cluster v-gap-3`}>
        <Button variant="secondary" onClick={flow.cancel} disabled={isSaving}>
          {t('answers.cancel')}
        </Button>
        <Button type="submit" busy={isSaving} disabled={!canSave}>
          {t(isSaving ? 'answers.saving' : 'answers.save')}
        </Button>
      </div>
    </form>
  );
}
