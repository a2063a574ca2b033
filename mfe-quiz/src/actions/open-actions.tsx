import { memo, useId, useReducer, useRef } from 'react';
import { actionCalls, callApi } from '@verdant/shared/contract';
import type { OpenAction } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { answerReducer, choices, decisionFor, unanswered } from './answer-reducer';
import type { Choice } from './answer-reducer';
import styles from './open-actions.module.css';

function Suggestion({ id, title }: OpenAction) {
  const t = useTexts();
  const api = useApi();
  const name = useId();
  const [state, dispatch] = useReducer(answerReducer, unanswered);
  /** Choices are stored one after the other, so that the last one counts. */
  const queue = useRef(Promise.resolve());

  const store = async (choice: Choice) => {
    const decision = decisionFor(choice);
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
    <fieldset className={styles.suggestion}>
      <legend className={styles.question}>{t('actions.question', { title })}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input type="radio" name={name} checked={state.chosen === choice} onChange={() => choose(choice)} />
            {t(`actions.${choice}`)}
          </label>
        ))}
      </div>
      {state.status === 'failed' && <Banner>{t('actions.failed')}</Banner>}
    </fieldset>
  );
}

/** Asks about the suggestions of the previous quiz. Each answer is stored on the spot, and nobody has to give one. */
export const OpenActions = memo(function OpenActions({ actions }: { actions: readonly OpenAction[] }) {
  const t = useTexts();
  if (actions.length === 0) return null;
  return (
    <section className={styles.actions}>
      <div className={styles.intro}>
        <h2 className={styles.title}>{t('actions.title')}</h2>
        <p className={styles.text}>{t('actions.text')}</p>
      </div>
      {actions.map((action) => (
        <Suggestion key={action.id} {...action} />
      ))}
    </section>
  );
});
