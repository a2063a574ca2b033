import { useEffect, useState } from 'react';
import type { RegistryLab } from '@verdant/federation/contract';
import { useRemotes } from '@verdant/federation/browser';
import { useNotification } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { CopyReport } from '../debug/copy-report';
import { storeReportOnLeave } from './store-report';
import styles from './lab-badge.module.css';

export function describeLab({ faults, timeout_ms }: RegistryLab): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const limit = timeout_ms ? `stages have ${timeout_ms / 1000} seconds` : '';
  return [faults.length > 0 ? count : '', limit].filter(Boolean).join(', ');
}

/** Shows that the fault lab is on in this browser, so that injected faults are not mistaken for real ones. */
export function LabBadge({ lab }: { lab: RegistryLab }) {
  const { notify } = useNotification();
  const { host } = useRemotes();
  const [state, setState] = useState<'on' | 'clearing' | 'off'>('on');

  useEffect(() => storeReportOnLeave(host), [host]);

  const clear = async () => {
    setState('clearing');
    const response = await fetch('/api/v1/fault-lab', { method: 'DELETE' }).catch(() => undefined);
    setState(response?.ok ? 'off' : 'on');
    if (response?.ok) notify('The fault lab is cleared: try again, or reload the page.');
    else notify('The fault lab could not be cleared.');
  };

  if (state === 'off') return null;
  return (
    <aside className={styles.badge} aria-label="Fault lab">
      <p>{`Fault lab is on in this browser: ${describeLab(lab)}`}</p>
      <a href="/fault-lab">Open the lab</a>
      <Button variant="secondary" size="sm" busy={state === 'clearing'} onClick={() => void clear()}>
        Clear
      </Button>
      <details className={`v-gap-2 v-narrowing ${styles.report}`}>
        <summary>Report</summary>
        <CopyReport />
      </details>
    </aside>
  );
}
