import { useState } from 'react';
import { useRemotes } from '@verdant/federation/browser';
import { Button } from '@verdant/shared/ui';
import { currentLoadReport, reportFormats } from './load-report';
import type { ReportFormat } from './load-report';
import styles from './debug-page.module.css';

/** Copies a report of the loads in this tab, or shows it if copying is not allowed. */
export function CopyReport() {
  const { host } = useRemotes();
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState('');

  const copy = async (format: ReportFormat) => {
    const report = reportFormats[format](currentLoadReport(host));
    try {
      await navigator.clipboard.writeText(report);
      setMessage(`The report is copied as ${format}.`);
      setShown('');
    } catch {
      setMessage('This page may not copy. Here is the report:');
      setShown(report);
    }
  };
  return (
    <>
      <div className="v-cluster v-gap-3">
        {(['text', 'JSON'] as const).map((format) => (
          <Button key={format} variant="secondary" size="sm" onClick={() => void copy(format)}>
            Copy as {format}
          </Button>
        ))}
      </div>
      <p role="status">{message}</p>
      {shown && <pre className={`${styles.report} v-sm v-anywhere`}>{shown}</pre>}
    </>
  );
}
