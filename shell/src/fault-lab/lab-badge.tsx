import { useEffect, useState } from 'react';
import type { RegistryLab } from '@verdant/federation/contract';
import { useRemotes } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';
import { useNotification } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { CopyReport, currentLoadReport, reportFormats } from '../debug/load-report';
import styles from './lab-badge.module.css';

/** Key under which the lab's page finds the report (federation/server/fault-lab/page/assets/lab.js). */
const REPORT_KEY = 'fault-lab-report';

/** Stores the report for the fault lab's page whenever the user leaves. Returns the function that stops this. */
function storeReportOnLeave(host: RemoteHost): () => void {
  const keep = () => {
    const report = currentLoadReport(host);
    const stored = JSON.stringify({ text: reportFormats.text(report), json: reportFormats.JSON(report) });
    try {
      sessionStorage.setItem(REPORT_KEY, stored);
    } catch {
      // Storage may be blocked or full: the report can still be copied in the page.
    }
  };
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}

export function describeFaultLab({ faults, timeout_ms }: RegistryLab): string {
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
      <p>{`Fault lab is on in this browser: ${describeFaultLab(lab)}`}</p>
      <a href="/fault-lab">Open the lab</a>
      <Button variant="secondary" size="sm" busy={state === 'clearing'} onClick={() => void clear()}>
        Clear
      </Button>
      <details className={`v-stack v-gap-2 v-narrowing ${styles.report}`}>
        <summary>Report</summary>
        <CopyReport />
      </details>
    </aside>
  );
}
