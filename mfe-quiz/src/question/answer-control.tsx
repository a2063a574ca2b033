import { Check } from 'lucide-react';
import { useId, useEffect, type RefObject } from 'react';
import { SKIP, scale, TEXT_ANSWER_MAX, type Question, type QuestionOption } from '@verdant/shared/contract';
import { classNames } from '@verdant/shared/ui';
import { chosenValues, toggleOption, type GivenAnswer } from '../flow/given';
import { useTexts } from '../texts';
import { ScaleInput } from './scale-input';
import styles from './answer-control.module.css';

/** Number of options with a keyboard shortcut, the digits 1 to 9. */
const DIGIT_KEYS = 9;

function pressDigit(event: KeyboardEvent, area: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
  const options = area.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]');
  const option = options[Number(event.key) - 1];
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}

/**
 * Makes digits press the option with the same number, while the focus is in the area (WCAG 2.1.4). Text questions have no
 * shortcuts, because a digit can be the answer; CSS shows shortcuts in areas with `data-digits`.
 */
export function useDigitKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element || element.querySelector('textarea')) return undefined;
    element.toggleAttribute('data-digits', true);
    const press = (event: KeyboardEvent) => pressDigit(event, element);
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [area]);
}

type TextInputProps = {
  value: string;
  onChange: (value: string) => void;
  locked: boolean;
  labelledBy: string;
};

/** Text length from which the counter of characters is visible. */
const COUNTER_FROM = TEXT_ANSWER_MAX * 0.8;
const thousands = new Intl.NumberFormat('en-AU');

function TextInput({ value, onChange, locked, labelledBy }: TextInputProps) {
  const t = useTexts();
  const id = useId();
  const showsCounter = value.length >= COUNTER_FROM;
  return (
    <div className="v-stack v-gap-1">
      <textarea
        className={`${styles.area} v-full`}
        rows={3}
        maxLength={TEXT_ANSWER_MAX}
        placeholder={t('text.placeholder')}
        value={value}
        readOnly={locked}
        aria-labelledby={labelledBy}
        aria-describedby={showsCounter ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={`${styles.counter} v-muted v-sm v-figures v-end`} id={id}>
        {showsCounter &&
          t('text.counter', { count: thousands.format(value.length), max: thousands.format(TEXT_ANSWER_MAX) })}
      </p>
    </div>
  );
}

type AnswerControlProps = {
  question: Question;
  given: GivenAnswer | null;
  onAnswer: (given: GivenAnswer) => void;
  /** True while the answer is being sent: the control keeps the focus, but the answer cannot be changed. */
  locked: boolean;
  labelledBy: string;
};

/** The control that matches a question's type (spec 2, "Question types"). */
export function AnswerControl({ question, given, onAnswer, locked, labelledBy }: AnswerControlProps) {
  const answered = (answer: GivenAnswer['answer']) => onAnswer({ answer, touched: true });
  const common = { labelledBy, locked };
  const skipped = given?.answer === SKIP;
  const unanswered: GivenAnswer = { answer: question.question_type === 'scale' ? scale.initial : '', touched: false };
  const skip = question.options.length > 0 && (
    <ChoiceList
      {...common}
      kind="checkbox"
      options={question.options}
      chosen={skipped ? [SKIP] : []}
      onChoose={() => onAnswer(skipped ? unanswered : { answer: SKIP, touched: true })}
    />
  );
  switch (question.question_type) {
    case 'single_choice': {
      const chosen = typeof given?.answer === 'string' ? [given.answer] : [];
      return <ChoiceList {...common} kind="radio" options={question.options} chosen={chosen} onChoose={answered} />;
    }
    case 'multiple_choice': {
      const chosen = chosenValues(given);
      const toggle = (value: string) => answered(toggleOption(question.options, chosen, value));
      return <ChoiceList {...common} kind="checkbox" options={question.options} chosen={chosen} onChoose={toggle} />;
    }
    case 'scale':
      return (
        <>
          <ScaleInput
            {...common}
            value={typeof given?.answer === 'number' ? given.answer : null}
            touched={given?.touched ?? false}
            onChange={answered}
          />
          {skip}
        </>
      );
    case 'text':
      return (
        <>
          <TextInput
            {...common}
            value={!skipped && typeof given?.answer === 'string' ? given.answer : ''}
            onChange={answered}
          />
          {skip}
        </>
      );
  }
}

type ChoiceListProps = {
  kind: 'radio' | 'checkbox';
  options: readonly QuestionOption[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  locked: boolean;
  labelledBy: string;
};

/** Options as rows with native radio buttons or checkboxes, so that arrow keys, Space and forms work as usual. */
function ChoiceList({ kind, options, chosen, onChoose, locked, labelledBy }: ChoiceListProps) {
  const id = useId();
  const choose = (value: string) => {
    if (!locked) onChoose(value);
  };
  const hasMany = kind === 'checkbox';

  return (
    <div role={hasMany ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
      {options.map(({ value, label }, index) => (
        <label
          key={value}
          className={classNames(`v-pointer ${styles.option}`, 'v-gap-4 v-center', value === SKIP && 'v-muted')}
        >
          <input
            className="visually-hidden"
            type={kind}
            name={id}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => choose(value)}
          />
          <span className={`v-disc ${hasMany ? styles.box : styles.dot}`} aria-hidden="true">
            {hasMany && <Check size={14} strokeWidth={3} />}
          </span>
          <span className={`v-leading-14 ${styles.label}`}>{label}</span>
          {index < DIGIT_KEYS && (
            <span
              className={`v-muted v-xs v-figures v-invisible ${styles.key}`}
              data-key={index + 1}
              aria-hidden="true"
            />
          )}
        </label>
      ))}
    </div>
  );
}
