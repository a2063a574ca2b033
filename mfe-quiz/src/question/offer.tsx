import { useRef } from 'react';
import type { Question } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { chosenAsOffered } from '../flow/given';
import type { Given } from '../flow/given';

const OfferedNote = lazyComponent(
  () => import(/* webpackChunkName: "offered" */ '../offered/offered-note').then(({ OfferedNote: Note }) => Note),
  // Reserves the height of the note, so that the options below do not shift.
  ({ children }) => <div style={{ minHeight: '8rem' }}>{children}</div>,
);

type OfferProps = { question: Question; given: Given | null; locked: boolean; onAnswer: (given: Given) => void };

/**
 * The answer that linked accounts suggest, between the question and its options. Confirming the answer moves the focus to
 * the chosen option.
 */
export function Offer({ question, given, locked, onAnswer }: OfferProps) {
  const place = useRef<HTMLDivElement>(null);
  const { offered, options, question_type: type } = question;
  const label = type === 'text' ? offered?.answer : options.find(({ value }) => value === offered?.answer)?.label;
  if (!offered || label === undefined) return null;
  const use = () => {
    onAnswer({ answer: offered.answer, touched: true, source: 'accounts' });
    const inputs = place.current?.closest('form')?.querySelectorAll<HTMLElement & { value: string }>('input,textarea');
    [...(inputs ?? [])].find(({ value }) => type === 'text' || value === offered.answer)?.focus();
  };
  return (
    <div ref={place}>
      <OfferedNote
        offered={offered}
        label={label}
        chosen={chosenAsOffered(question, given)}
        locked={locked}
        onUse={use}
      />
    </div>
  );
}
