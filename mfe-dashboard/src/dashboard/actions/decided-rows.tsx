import { Check, Clock, X } from 'lucide-react';
import type { ActionState, Recommendation } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button, classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './decided-list.module.css';

const icons = { done: Check, postponed: Clock, dismissed: X } satisfies Record<ActionState, unknown>;

type DecidedProps = { action: Recommendation & { state: ActionState }; onReopen: () => void };

function Decided({ action: { title, state, until, reason }, onReopen }: DecidedProps) {
  const t = useTexts();
  const format = useFormat();
  const Icon = icons[state];
  const words = () => {
    if (state === 'postponed' && until) return t('actions.until', { date: format.date(until) });
    if (state === 'dismissed' && reason) return t('actions.because', { reason: t(`actions.reason.${reason}`) });
    return t(`actions.state.${state}`);
  };
  return (
    <li className={`${styles.decided} v-gap-4 v-center v-pad-2 v-line-above`}>
      <span className={classNames('v-disc v-muted', state === 'done' && styles.done)}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <span className="v-stack v-anywhere">
        <span className={`${styles.title} v-strong`}>{title}</span>
        <span className="v-muted">{words()}</span>
      </span>
      <Button variant="quiet" size="sm" aria-label={t('actions.reopenOf', { title })} onClick={onReopen}>
        {t('actions.reopen')}
      </Button>
    </li>
  );
}

export type DecidedRowsProps = {
  actions: readonly (Recommendation & { id: string; state: ActionState })[];
  onReopen: (action: { id: string; title: string }) => void;
};

export function DecidedRows({ actions, onReopen }: DecidedRowsProps) {
  return (
    <ul>
      {actions.map((action) => (
        <Decided key={action.id} action={action} onReopen={() => onReopen(action)} />
      ))}
    </ul>
  );
}
