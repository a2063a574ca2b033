import { useState } from 'react';
import { useRemotes } from '@verdant/federation/browser';
import { Button } from '@verdant/shared/ui';
import { remoteRows } from './device';
import { loadReport, loadReportText } from './load-report';
import styles from './debug-page.module.css';

const formats = {
  text: loadReportText,
  JSON: (report: ReturnType<typeof loadReport>) => JSON.stringify(report, null, 2),
};
type Format = keyof typeof formats;

/** Copies what is known of the loads in this tab; a page that may not copy shows the report instead. */
export function CopyReport() {
  const { registry, history } = useRemotes().host;
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState('');

  const copy = async (format: Format) => {
    const report = formats[format](loadReport(history.list(), remoteRows(registry.remotes), new Date()));
    try {
      await navigator.clipboard.writeText(report);
      setSaid(`The report is copied as ${format}.`);
      setShown('');
    } catch {
      setSaid('This page may not copy. Here is the report:');
      setShown(report);
    }
  };
  return (
    <>
      <div className={styles.buttons}>
        {(['text', 'JSON'] as const).map((format) => (
          <Button key={format} variant="secondary" size="sm" onClick={() => void copy(format)}>
            Copy as {format}
          </Button>
        ))}
      </div>
      <p role="status">{said}</p>
      {shown && <pre className={styles.scroll}>{shown}</pre>}
    </>
  );
}
