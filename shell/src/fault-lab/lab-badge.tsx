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

/** Shows that the fault lab is on in this browser, so that no one mistakes an injected fault for a real one. */
export function LabBadge({ lab }: LabBadgeProps) {
  const { notify } = useNotification();
  const { host } = useRemotes();
  const [state, setState] = useState<'on' | 'starting' | 'clearing' | 'off'>('on');
  const [faults, setFaults] = useState(lab.faults);

  useEffect(() => storeReportOnLeave(host), [host]);

  const start = async () => {
    setState('starting');
    const response = await fetch('/api/v1/fault-lab/signal', { method: 'POST' }).catch(() => undefined);
    setState('on');
    if (response?.ok) setFaults(faults.map((fault) => ({ ...fault, waits: false })));
    notify(response?.ok ? 'Started: the faults apply to what loads from now on.' : 'The faults could not be started.');
  };

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
      <p>{`Fault lab is on in this browser: ${describeLab({ ...lab, faults })}`}</p>
      {faults.some(({ waits }) => waits) && (
        <Button size="sm" busy={state === 'starting'} onClick={() => void start()}>
          Start the faults
        </Button>
      )}
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
