import type { Recommendation } from '@verdant/shared/contract';
import { Badge } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { ActionControls } from './action-controls';
import styles from './action-list.module.css';
import { ActionNotice } from './action-notice';
import type { Wanted } from './actions-reducer';
import { DecidedList } from './decided-list';
import { DoneTick } from './done-tick';
import { isDecided, openActions } from './open-actions';
import { actionKey } from './priority-actions';
import type { Actions } from './use-actions';

/** spec 2: red, yellow, green. */
const urgencyTones = { high: 'bad', medium: 'warn', low: 'good' } as const;

type ActionProps = { action: Recommendation; onDecide: (wanted: Wanted) => void };

function Action({ action, onDecide }: ActionProps) {
  const t = useTexts();
  const { id, title, urgency, description, estimated_impact, essential = false } = action;
  return (
    <li className={styles.action}>
      {id !== undefined && <DoneTick title={title} onDone={() => onDecide({ state: 'done' })} />}
      <div className={styles.body}>
        <div className={styles.head}>
          <h4 className={styles.title}>{title}</h4>
          <Badge tone={urgencyTones[urgency]}>
            <span className="visually-hidden">{t('insights.urgency')}</span>
            {t(`insights.${urgency}`)}
          </Badge>
        </div>
        {description && <p className={styles.text}>{description}</p>}
        {estimated_impact && (
          <p className={styles.text}>
            {t('insights.impact')} <strong className={styles.impact}>{estimated_impact}</strong>
          </p>
        )}
        {id !== undefined && <ActionControls title={title} essential={essential} onDecide={onDecide} />}
      </div>
    </li>
  );
}

/** The recommendations that are open, each with what can be decided about it, and below them those that are decided. */
export function ActionList({ recommendations, notice, decide }: Actions) {
  const t = useTexts();
  const open = openActions(recommendations);
  const items = open.map((action, place) => (
    <Action
      key={actionKey(action)}
      action={action}
      onDecide={(wanted) => action.id !== undefined && decide({ id: action.id, title: action.title, wanted, place })}
    />
  ));
  const place = notice?.change.place;
  const told = notice && typeof place === 'number' && (
    <li key="notice">
      <ActionNotice notice={notice} onUndo={() => decide({ ...notice.change, wanted: { state: 'open' } })} />
    </li>
  );
  const before = typeof place === 'number' ? place : 0;
  return (
    <>
      {open.length === 0 && <p className={styles.text}>{t('insights.noActions')}</p>}
      {(told || open.length > 0) && (
        <ul className={styles.list}>
          {items.slice(0, before)}
          {told}
          {items.slice(before)}
        </ul>
      )}
      <DecidedList
        actions={recommendations.filter(isDecided)}
        onReopen={({ id, title }) => decide({ id, title, wanted: { state: 'open' }, place: open.length })}
      />
    </>
  );
}
