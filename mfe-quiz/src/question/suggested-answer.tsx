import { useRef } from 'react';
import type { Question } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { classifySuggestedAnswer } from '../flow/given';
import type { GivenAnswer } from '../flow/given';

const OfferedNote = lazyComponent(
  () =>
    import(/* webpackChunkName: "offered" */ '../offered/suggested-answer-note').then(
      ({ SuggestedAnswerNote: Note }) => Note,
    ),
  // Reserves the height of the note, so that the options below do not shift.
  ({ children }) => <div style={{ minHeight: '8rem' }}>{children}</div>,
);

type OfferProps = {
  question: Question;
  given: GivenAnswer | null;
  locked: boolean;
  onAnswer: (given: GivenAnswer) => void;
};

/** The answer suggested by linked accounts, between question and options. A confirmation focuses the chosen option. */
export function SuggestedAnswer({ question, given, locked, onAnswer }: OfferProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const { offered, options, question_type: type } = question;
  const label = type === 'text' ? offered?.answer : options.find(({ value }) => value === offered?.answer)?.label;
  if (!offered || label === undefined) return null;
  const use = () => {
    onAnswer({ answer: offered.answer, touched: true, source: 'accounts' });
    const inputs = containerRef.current
      ?.closest('form')
      ?.querySelectorAll<HTMLElement & { value: string }>('input,textarea');
    [...(inputs ?? [])].find(({ value }) => type === 'text' || value === offered.answer)?.focus();
  };
  return (
    <div ref={containerRef}>
      <OfferedNote
        offered={offered}
        label={label}
        chosen={classifySuggestedAnswer(question, given)}
        locked={locked}
        onUse={use}
      />
    </div>
  );
}
