import type { Database } from '../database';
import type { Alerts, Finding } from './alerts';
import { describeFailures } from './failures';
import type { RollbackLimits } from './rollback-decision';

export interface Release {
  readonly remote: string;
  readonly version: string;
}

export interface JudgeDependencies {
  readonly db: Database;
  readonly settings: RollbackLimits;
  readonly alerts: Alerts;
}

/** Rolls a release back if what was found is too much, and tells operators. `rollBack` resolves to what replaced it. */
export async function decide(
  { settings, alerts }: JudgeDependencies,
  { remote, version }: Release,
  finding: Finding,
  rollBack: (reason: string) => Promise<string | undefined>,
): Promise<void> {
  const reason = finding.reasonFrom(settings.rollbackPercent);
  const failures = reason === undefined ? [] : await finding.findFailures();
  const replacement = reason === undefined ? undefined : await rollBack(`${reason}${describeFailures(failures)}`);
  if (replacement === undefined) await alerts.checkRate(remote, version, finding);
  else await alerts.rolledBack(remote, failures);
}
