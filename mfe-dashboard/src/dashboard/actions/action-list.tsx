import { useState } from 'react';
import type { Recommendation } from '@verdant/shared/contract';
import { useTexts } from '../../texts';
import { ActionNotice } from './action-notice';
import { ActionRow } from './action-row';
import { DecidedList } from './decided-list';
import { isDecidedAction, openActions, actionKey } from './priority-actions';
import type { ActionDecisions } from './use-actions';

/**
 * List of the open recommendations, the best one first, of which at most one is expanded, followed by the decided
 * recommendations. `isSolid`: true if the first recommendation is expanded and the only block in solid colour on the
 * screen.
 */
export function ActionList({ recommendations, notice, decide, isSolid }: ActionDecisions & { isSolid: boolean }) {
  const t = useTexts();
  const open = openActions(recommendations);
  // Key of the row that the user expanded, undefined for the first row; kept as state, because the `name` attribute of
  // `details` would close a row that moves. Null closes all rows: after the user closed a row, or at first if a solid block
  // precedes advice that is not urgent.
  const [chosen, setChosen] = useState<string | null | undefined>(isSolid || open[0]?.essential ? undefined : null);
  const keys = open.map(actionKey);
  const unfolded = chosen === null || keys.some((key) => key === chosen) ? chosen : keys[0];
  const row = (action: Recommendation, index: number) => (
    <ActionRow
      key={actionKey(action)}
      action={action}
      isFirst={index === 0}
      isOpen={actionKey(action) === unfolded}
      onToggle={(isOpen) => setChosen(isOpen ? actionKey(action) : null)}
      isSolid={isSolid && index === 0}
      onDecide={(decision) =>
        action.id !== undefined && decide({ id: action.id, title: action.title, decision, place: index })
      }
    />
  );
  const items = open.map(row);
  const before = notice?.change.place ?? 0;
  const noticeElement = notice && (
    <li key="notice">
      <ActionNotice notice={notice} onUndo={() => decide({ ...notice.change, decision: { state: 'open' } })} />
    </li>
  );
  return (
    <>
      {open.length === 0 && <p className="v-muted v-sm v-leading-14">{t('insights.noActions')}</p>}
      {(noticeElement || open.length > 0) && (
        <ul className="v-line-above">
          {items.slice(0, before)}
          {noticeElement}
          {items.slice(before)}
        </ul>
      )}
      <DecidedList
        actions={recommendations.filter(isDecidedAction)}
        onReopen={({ id, title }) => decide({ id, title, decision: { state: 'open' }, place: open.length })}
      />
    </>
  );
}
