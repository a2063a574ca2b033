import { NextAction } from '@verdant/shared/overview';
import { useTexts } from '../../texts';
import { ActionControls } from './action-controls';
import { ActionNotice } from './action-notice';
import type { Wanted } from './actions-reducer';
import { DoneTick } from './done-tick';
import styles from './next-step.module.css';
import { openActions } from './open-actions';
import type { Actions } from './use-actions';

/** The first open action as the block of the screen. Nothing when there is none, and nothing was just decided here. */
export function NextStep({ recommendations, notice, decide }: Actions) {
  const t = useTexts();
  const [action] = openActions(recommendations);
  const told = notice?.change.place === 'next' && (
    <ActionNotice notice={notice} onUndo={() => decide({ ...notice.change, wanted: { state: 'open' } })} />
  );
  const kicker = t('next.title');
  if (!action) return told && <NextAction kicker={kicker} title={t('next.nothing')} notice={told} />;

  const { id, title, description, estimated_impact, urgency, essential = false } = action;
  const onDecide = (wanted: Wanted) => id !== undefined && decide({ id, title, wanted, place: 'next' });
  return (
    <NextAction
      kicker={kicker}
      title={title}
      why={description}
      notice={told}
      facts={[
        { name: t('next.impact'), value: estimated_impact },
        { name: t('next.urgency'), value: t(`insights.${urgency}`) },
      ].filter(({ value }) => value !== '')}
    >
      {id !== undefined && (
        <div className={styles.controls} key={id}>
          <DoneTick labelled title={title} onDone={() => onDecide({ state: 'done' })} />
          <ActionControls title={title} essential={essential} onDecide={onDecide} />
        </div>
      )}
    </NextAction>
  );
}
