import type { MoneyOverview } from '@verdant/shared/contract';
import { MeasuresPanel } from './measures/measures-panel';
import { OwnAccounts } from './own-accounts';
import styles from './own-figures.module.css';
import { versionOf } from './version-of';

/** Below the panels: what linked banks show, and their accounts. */
export function OwnSummary(overview: MoneyOverview) {
  return (
    <div className={styles.summary}>
      {overview.accounts.length > 0 && <MeasuresPanel version={versionOf(overview)} />}
      <OwnAccounts {...overview} />
    </div>
  );
}
