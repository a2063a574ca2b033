import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '@verdant/shared/lazy';
import { useTexts } from '../../texts';
import styles from './decided-list.module.css';
import type { DecidedRowsProps } from './decided-rows';

const DecidedRows = lazyComponent(
  async () => (await import(/* webpackChunkName: "decided-rows" */ './decided-rows')).DecidedRows,
);

export function DecidedList({ actions, onReopen }: DecidedRowsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <details className="v-sm v-above-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`v-summary v-gap-2 v-center v-muted v-hover v-inline-flex v-control ${styles.summary}`}>
        <span>{t('actions.decided', { count: actions.length })}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {isOpen && <DecidedRows actions={actions} onReopen={onReopen} />}
    </details>
  );
}
