import { useState } from 'react';
import type { Recommendation } from '@verdant/shared/contract';
import { useTexts } from '../../texts';
import { ActionNotice } from './action-notice';
import { ActionRow } from './action-row';
import styles from './action-list.module.css';
import { DecidedList } from './decided-list';
import { isDecided, openActions } from './open-actions';
import { actionKey } from './priority-actions';
import type { Actions } from './use-actions';

/**
 * The open recommendations, the next best one first and at most one unfolded, each with its controls. The decided ones follow.
 * `isSolid`: the first recommendation is the solid block of the screen, and unfolded.
 */
export function ActionList({ recommendations, notice, decide, isSolid }: Actions & { isSolid: boolean }) {
  const t = useTexts();
  const open = openActions(recommendations);
  // State replaces the `name` of `details`, which would close a row that moves in the list. It is null after the user has closed the open
  // row. It starts as null if another block precedes advice that is not urgent, so that no row unfolds when that block has gone.
  const [chosen, setChosen] = useState<string | null | undefined>(isSolid || open[0]?.essential ? undefined : null);
  const keys = open.map(actionKey);
  const unfolded = chosen === null || keys.some((key) => key === chosen) ? chosen : keys[0];
  const row = (action: Recommendation, place: number) => (
    <ActionRow
      key={actionKey(action)}
      action={action}
      isFirst={place === 0}
      isOpen={actionKey(action) === unfolded}
      onToggle={(isOpen) => setChosen(isOpen ? actionKey(action) : null)}
      isSolid={isSolid && place === 0}
      onDecide={(wanted) => action.id !== undefined && decide({ id: action.id, title: action.title, wanted, place })}
    />
  );
  const items = open.map(row);
  const before = notice?.change.place ?? 0;
  const noticeElement = notice && (
    <li key="notice">
      <ActionNotice notice={notice} onUndo={() => decide({ ...notice.change, wanted: { state: 'open' } })} />
    </li>
  );
  return (
    <>
      {open.length === 0 && <p className={styles.text}>{t('insights.noActions')}</p>}
      {(noticeElement || open.length > 0) && (
        <ul className="v-line-above">
          {items.slice(0, before)}
          {noticeElement}
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
