import { SKIP, scale } from '@verdant/shared/contract';
import type { Question } from '@verdant/shared/contract';
import { chosenValues, toggleOption } from '../flow/given';
import type { Given } from '../flow/given';
import { ChoiceList } from './choice-list';
import { ScaleInput } from './scale-input';
import { TextInput } from './text-input';

export type AnswerControlProps = {
  question: Question;
  given: Given | null;
  onAnswer: (given: Given) => void;
  /** While an answer is being sent: it can be read and keeps the focus, and does not change. */
  locked: boolean;
  /** Id of the heading that asks the question. */
  labelledBy: string;
};

/** The control of a question's type (spec 2, "Question types"). */
export function AnswerControl({ question, given, onAnswer, locked, labelledBy }: AnswerControlProps) {
  const answered = (answer: Given['answer']) => onAnswer({ answer, touched: true });
  const common = { labelledBy, locked };
  const skipped = given?.answer === SKIP;
  const unanswered: Given = { answer: question.question_type === 'scale' ? scale.initial : '', touched: false };
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
