import { useId, useRef, useState } from 'react';
import { actionCalls, callApi, type OpenAction, type ActionRequest } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './open-actions.module.css';

const choices = ['done', 'open', 'dismissed'] as const;
type Choice = (typeof choices)[number];

type AnswerState = {
  /** The choice that the user sees; null before the first choice. */
  chosen: Choice | null;
  /** The choice that the server has stored; null if unknown. */
  saved: Choice | null;
  hasFailed: boolean;
};

/** Decision to send for each choice; null if the choice leaves the action open. */
const decisions: Record<Choice, ActionRequest | null> = {
  done: { state: 'done' },
  dismissed: { state: 'dismissed', reason: 'not_for_me' },
  open: null,
};

function Suggestion({ id, title }: OpenAction) {
  const t = useTexts();
  const api = useApi();
  const name = useId();
  const [state, setState] = useState<AnswerState>({ chosen: null, saved: null, hasFailed: false });
  /** Requests are sent one after the other, so that the last choice is stored last. */
  const queue = useRef(Promise.resolve());

  const store = async (choice: Choice) => {
    const decision = decisions[choice];
    await (decision
      ? callApi(api, actionCalls.decide, { params: { id }, body: decision })
      : callApi(api, actionCalls.reopen, { params: { id } }));
  };
  /** Shows a choice at once, and reverts the choice if the server cannot store it and the user has not chosen again. */
  const choose = (choice: Choice) => {
    setState((before) => ({ ...before, chosen: choice, hasFailed: false }));
    queue.current = queue.current
      .then(async () => store(choice))
      .then(
        () => setState((before) => ({ ...before, saved: choice })),
        () =>
          setState((before) =>
            before.chosen === choice ? { ...before, chosen: before.saved, hasFailed: true } : before,
          ),
      );
  };

  return (
    <fieldset className={`${styles.suggestion} v-narrowing`}>
      <legend className={`v-full v-strong v-leading-14 ${styles.question}`}>{t('actions.question', { title })}</legend>
      <div className={`${styles.choices} v-cluster v-gap-1 v-column-6`}>
        {choices.map((choice) => (
          <label key={choice} className={`v-gap-2 v-center v-inline-flex v-control v-pointer ${styles.choice}`}>
            <input type="radio" name={name} checked={state.chosen === choice} onChange={() => choose(choice)} />
            <span>{t(`actions.${choice}`)}</span>
          </label>
        ))}
      </div>
      {state.hasFailed && <Banner>{t('actions.failed')}</Banner>}
    </fieldset>
  );
}

/**
 * Asks whether the user has followed the suggestions of the previous quiz. Each choice is optional and is stored at once.
 */
export function OpenActions({ actions }: { actions: readonly OpenAction[] }) {
  const t = useTexts();
  if (actions.length === 0) return null;
  return (
    <section className="v-stack v-gap-5 v-measure">
      <div className="v-stack v-gap-2">
        <h2 className="v-xl">{t('actions.title')}</h2>
        <p className="v-muted">{t('actions.text')}</p>
      </div>
      {actions.map((action) => (
        <Suggestion key={action.id} {...action} />
      ))}
    </section>
  );
}
