import { useEffect, useState } from 'react';
import { useRemotes, type RemoteHost } from '@verdant/federation/browser';
import type { RegistryLab } from '@verdant/federation/contract';
import { useNotification } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { CopyReport } from '../debug/copy-report';
import { currentReport, reportFormats } from '../debug/load-report';
import styles from './lab-badge.module.css';

/** Under which the lab's page looks for it (federation/server/fault-lab/page/assets/lab.js). */
const KEY = 'fault-lab-report';

/** Leaves the report of this page to the lab's page, which may be opened next in this tab, as text and as JSON. */
function storeReport(host: RemoteHost): void {
  const report = currentReport(host);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text: reportFormats.text(report), json: reportFormats.JSON(report) }));
  } catch {
    // Storage may be blocked or full: the report can still be copied in the page.
  }
}

/** Keeps the report whenever the page is left. Returns how to stop. */
function storeReportOnLeave(host: RemoteHost): () => void {
  const keep = () => storeReport(host);
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}

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
      <p>Fault lab is on in this browser: {describeLab({ ...lab, faults })}</p>
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

/** What the lab does in this browser, in a line. In English only, as everything for QA. */
export function describeLab({ faults, timeout_ms }: RegistryLab): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const waiting = faults.filter(({ waits }) => waits).length;
  const limit = timeout_ms ? `stages have ${timeout_ms / 1000} seconds` : '';
  const start = waiting > 0 ? `${waiting === faults.length ? '' : `${waiting} `}waiting for a start` : '';
  return [faults.length > 0 ? count : '', start, limit].filter(Boolean).join(', ');
}
