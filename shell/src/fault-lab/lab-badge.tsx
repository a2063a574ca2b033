import { useEffect, useState } from 'react';
import type { RegistryLab } from '@verdant/federation/contract';
import { useRemotes } from '@verdant/federation/browser';
import { useNotification } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { CopyReport } from '../debug/copy-report';
import { describeLab } from './describe-lab';
import { storeReportOnLeave } from './store-report';
import styles from './lab-badge.module.css';

type LabBadgeProps = { lab: RegistryLab };

/** Shows that the fault lab is on in this browser, so that injected faults are not mistaken for real ones. */
export function LabBadge({ lab }: LabBadgeProps) {
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
      <details className={styles.report}>
        <summary>Report</summary>
        <CopyReport />
      </details>
    </aside>
  );
}
