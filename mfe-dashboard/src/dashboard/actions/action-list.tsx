import { Target } from 'lucide-react';
import type { ActionState, Insight, Recommendation } from '@verdant/shared/contract';
import { Badge, classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { ActionControls } from './action-controls';
import { ActionNotice } from './action-notice';
import styles from './actions.module.css';
import type { Wanted } from './actions-reducer';
import { DecidedList } from './decided-list';
import { actionKey, priorityActions } from './priority-actions';
import { useActions } from './use-actions';

/** spec 2: red, yellow, green. */
const urgencyTones = { high: 'bad', medium: 'warn', low: 'good' } as const;

type ActionProps = { action: Recommendation; onDecide: (wanted: Wanted) => void };

function Action({ action, onDecide }: ActionProps) {
  const t = useTexts();
  const { id, title, urgency, description, estimated_impact, essential = false } = action;
  return (
    <li className={classNames(styles.action, styles[urgency])}>
      <div className={styles.actionHead}>
        <h4 className={styles.actionTitle}>{title}</h4>
        <Badge tone={urgencyTones[urgency]}>
          <span className="visually-hidden">{t('insights.urgency')}</span>
          {t(`insights.${urgency}`)}
        </Badge>
      </div>
      {description && <p className={styles.text}>{description}</p>}
      {estimated_impact && (
        <p className={styles.impact}>
          <Target size={16} aria-hidden="true" />
          <span>
            <span className={styles.impactLabel}>{t('insights.impact')}</span> {estimated_impact}
          </span>
        </p>
      )}
      {id !== undefined && <ActionControls title={title} essential={essential} onDecide={onDecide} />}
    </li>
  );
}

type DecidedAction = Recommendation & { id: string; state: ActionState };

function isDecided(action: Recommendation): action is DecidedAction {
  return action.id !== undefined && action.state !== undefined;
}

/** The recommendations that are open, each with what can be decided about it, and below them those that are decided. */
export function ActionList({ insights }: { insights: readonly Insight[] }) {
  const t = useTexts();
  const { recommendations, notice, decide } = useActions(priorityActions(insights));
  const open = recommendations.filter((action) => !isDecided(action));
  const items = open.map((action, place) => (
    <Action
      key={actionKey(action)}
      action={action}
      onDecide={(wanted) => action.id !== undefined && decide({ id: action.id, title: action.title, wanted, place })}
    />
  ));
  const told = notice && (
    <li key="notice">
      <ActionNotice notice={notice} onUndo={() => decide({ ...notice.change, wanted: { state: 'open' } })} />
    </li>
  );
  const place = notice?.change.place ?? 0;
  return (
    <>
      {open.length === 0 && <p className={styles.text}>{t('insights.noActions')}</p>}
      {(told ?? open.length > 0) && (
        <ul className={styles.list}>
          {items.slice(0, place)}
          {told}
          {items.slice(place)}
        </ul>
      )}
      <DecidedList
        actions={recommendations.filter(isDecided)}
        onReopen={({ id, title }) => decide({ id, title, wanted: { state: 'open' }, place: open.length })}
      />
    </>
  );
}
