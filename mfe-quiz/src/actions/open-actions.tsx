import { memo, useId, useReducer, useRef } from 'react';
import { actionCalls, callApi, type OpenAction, type ActionRequest } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './open-actions.module.css';

const choices = ['done', 'open', 'dismissed'] as const;
type Choice = (typeof choices)[number];

interface AnswerState {
  readonly status: 'idle' | 'saving' | 'failed';
  /** The choice that the user sees; null before the first choice. */
  readonly chosen: Choice | null;
  /** The choice that the server has stored; null if unknown. */
  readonly saved: Choice | null;
}

type AnswerEvent = { readonly type: 'chosen' | 'saved' | 'failed'; readonly choice: Choice };

const unanswered: AnswerState = { status: 'idle', chosen: null, saved: null };

/** Reduces the state of one answer. A choice shows at once, and is reverted if the server cannot store this choice. */
function answerReducer(state: AnswerState, { type, choice }: AnswerEvent): AnswerState {
  switch (type) {
    case 'chosen':
      return { ...state, status: 'saving', chosen: choice };
    case 'saved':
      return { ...state, saved: choice, status: state.chosen === choice ? 'idle' : state.status };
    case 'failed':
      return state.chosen === choice ? { ...state, status: 'failed', chosen: state.saved } : state;
  }
}

/** Decisions to send for the choices; null leaves the action open. */
const decisions: Record<Choice, ActionRequest | null> = {
  done: { state: 'done' },
  dismissed: { state: 'dismissed', reason: 'not_for_me' },
  open: null,
};

function Suggestion({ id, title }: OpenAction) {
  const t = useTexts();
  const api = useApi();
  const name = useId();
  const [state, dispatch] = useReducer(answerReducer, unanswered);
  /** Requests are sent one after the other, so that the last choice is stored last. */
  const queue = useRef(Promise.resolve());

  const store = async (choice: Choice) => {
    const decision = decisions[choice];
    await (decision
      ? callApi(api, actionCalls.decide, { params: { id }, body: decision })
      : callApi(api, actionCalls.reopen, { params: { id } }));
  };
  const choose = (choice: Choice) => {
    dispatch({ type: 'chosen', choice });
    queue.current = queue.current
      .then(async () => store(choice))
      .then(
        () => dispatch({ type: 'saved', choice }),
        () => dispatch({ type: 'failed', choice }),
      );
  };

  return (
    <fieldset className={`${styles.suggestion} v-narrowing`}>
      <legend className={`${styles.question} v-full v-strong`}>{t('actions.question', { title })}</legend>
      <div className={`${styles.choices} v-cluster v-gap-1 v-column-6`}>
        {choices.map((choice) => (
          <label key={choice} className={`${styles.choice} v-gap-2 v-center`}>
            <input type="radio" name={name} checked={state.chosen === choice} onChange={() => choose(choice)} />
            <span>{t(`actions.${choice}`)}</span>
          </label>
        ))}
      </div>
      {state.status === 'failed' && <Banner>{t('actions.failed')}</Banner>}
    </fieldset>
  );
}

/** Asks about the suggestions of the previous quiz. Each answer is optional and is stored at once. */
export const OpenActions = memo(function OpenActions({ actions }: { actions: readonly OpenAction[] }) {
  const t = useTexts();
  if (actions.length === 0) return null;
  return (
    <section className={`${styles.actions} v-stack v-gap-5`}>
      <div className="v-stack v-gap-2">
        <h2 className="v-xl">{t('actions.title')}</h2>
        <p className="v-muted">{t('actions.text')}</p>
      </div>
      {actions.map((action) => (
        <Suggestion key={action.id} {...action} />
      ))}
    </section>
  );
});
