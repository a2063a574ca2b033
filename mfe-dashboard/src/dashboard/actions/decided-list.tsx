import { Check, ChevronDown, Clock, X } from 'lucide-react';
import { useFormat } from '@verdant/shared/format';
import { Button, classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './actions.module.css';
import type { DecidedAction } from './priority-actions';

const icons = { done: Check, postponed: Clock, dismissed: X } satisfies Record<DecidedAction['state'], unknown>;

type DecidedProps = { action: DecidedAction; onReopen: () => void };

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
        <span className={`${styles.decidedTitle} v-strong`}>{title}</span>
        <span className="v-muted">{words()}</span>
      </span>
      <Button variant="quiet" size="sm" aria-label={t('actions.reopenOf', { title })} onClick={onReopen}>
        {t('actions.reopen')}
      </Button>
    </li>
  );
}

type DecidedListProps = { actions: readonly DecidedAction[]; onReopen: (action: DecidedAction) => void };

export function DecidedList({ actions, onReopen }: DecidedListProps) {
  const t = useTexts();
  if (actions.length === 0) return null;
  return (
    <details className="v-sm v-above-2">
      <summary className={`v-summary v-gap-2 v-center v-muted v-hover v-inline-flex v-control ${styles.summary}`}>
        <span>{t('actions.decided', { count: actions.length })}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul>
        {actions.map((action) => (
          <Decided key={action.id} action={action} onReopen={() => onReopen(action)} />
        ))}
      </ul>
    </details>
  );
}
