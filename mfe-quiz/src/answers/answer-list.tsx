import type { QuizAnswer, QuizAnswers } from '@verdant/shared/contract';
import { AreaName } from '../question/area-name';
import { focusAreaOfQuestion } from '../question/focus-area';
import type { FocusArea } from '../question/focus-area';
import { useTexts } from '../texts';
import type { Translate } from '../texts';
import { AnswerEditor } from './answer-editor';
import styles from './answer-list.module.css';
import { AnswerRow } from './answer-row';
import type { EditingState, ListState, SavingState } from './answers-state';
import type { AnswersFlow } from './use-answers';

/** The answers of each area, in the order in which the areas were asked about. */
function byArea({ answers }: QuizAnswers, t: Translate): { area: FocusArea | null; answers: QuizAnswer[] }[] {
  const groups = new Map<string, { area: FocusArea | null; answers: QuizAnswer[] }>();
  for (const one of answers) {
    const area = focusAreaOfQuestion(one.question, t);
    const name = area?.name ?? '';
    groups.set(name, { area, answers: [...(groups.get(name)?.answers ?? []), one] });
  }
  return [...groups.values()];
}

type AnswerListProps = { state: ListState | EditingState | SavingState; flow: AnswersFlow };

export function AnswerList({ state, flow }: AnswerListProps) {
  const t = useTexts();
  return byArea(state.list, t).map(({ area, answers }) => (
    <section key={area?.name ?? ''} className={styles.area} aria-label={area?.name}>
      {area && (
        <h2 className={styles.title}>
          <AreaName area={area} />
        </h2>
      )}
      <ul className={styles.list}>
        {answers.map((one) => {
          const { id } = one.question;
          return (
            <li key={id} className={styles.item}>
              {state.status !== 'list' && state.questionId === id ? (
                <AnswerEditor state={state} question={one.question} flow={flow} />
              ) : (
                <AnswerRow
                  answer={one}
                  canChange={state.list.changeable && state.status !== 'saving'}
                  takesFocus={state.status === 'list' && state.returnTo === id}
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
