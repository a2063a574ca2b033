import { useState } from 'react';
import { useRemotes, withoutLabToken } from '@verdant/federation/browser';
import type { PastLoad, RemoteHost } from '@verdant/federation/browser';
import type { LabFault } from '@verdant/federation/contract';
import { Button } from '@verdant/shared/ui';
import styles from './debug-page.module.css';
import { deviceFacts, networkFacts, remoteRows } from './device';
import type { DebugFact, RemoteRow } from './device';

type LoadSources = {
  /** Path of the page with parameter names instead of values, which may identify a user. */
  page: string;
  loads: readonly PastLoad[];
  remotes: readonly RemoteRow[];
  faults?: readonly LabFault[] | undefined;
};

const REPORTED = new Set(['Browser', 'Viewport', 'Language', 'Online', 'Connection', 'Round trip', 'Origin']);
const recordOf = (facts: readonly DebugFact[]) => Object.fromEntries(facts.map(({ name, value }) => [name, value]));

/** Returns a report about the loads of this tab, without data of the account or queries of URLs. */
export const createLoadReport = ({ page, loads, remotes, faults = [] }: LoadSources, now: Date) => ({
  at: now.toISOString(),
  page,
  surroundings: recordOf([...deviceFacts(), ...networkFacts()].filter(({ name }) => REPORTED.has(name))),
  faults,
  remotes: remotes.map((remote) => ({ ...remote, source: withoutLabToken(remote.source) })),
  loads: loads.map(({ id: _id, at, ...load }) => ({ at: at.toISOString(), ...load })),
});

type LoadReport = ReturnType<typeof createLoadReport>;

export const currentLoadReport = ({ registry, history, pageAt }: RemoteHost): LoadReport =>
  createLoadReport(
    {
      page: pageAt(location.pathname)?.path ?? location.pathname,
      loads: history.list(),
      remotes: remoteRows(registry.remotes),
      faults: registry.lab?.faults,
    },
    new Date(),
  );

const lines = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const faultLine = ({ remote, stage, fault, left }: LabFault) =>
  [`fault: ${remote} ${stage} ${fault}`, left === null ? '' : `${left} times`].filter(Boolean).join(', ');

const asText = ({ at, page, surroundings, faults, remotes, loads }: LoadReport): string =>
  [
    lines({ at, page, ...surroundings }),
    faults.map(faultLine).join('\n'),
    remotes.map(({ name, version, loaded, source }) => `${name} ${version}, ${loaded}, ${source}`).join('\n'),
    ...loads.map(lines),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Formats for copying a report. The text has one paragraph for each part and load. */
export const reportFormats = {
  text: asText,
  JSON: (report: LoadReport) => JSON.stringify(report, null, 2),
};
type ReportFormat = keyof typeof reportFormats;

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
