import { isSwitch, withOrigins, WITHOUT_RELEASE, type Activation } from './remote-state';

interface Switch extends Activation {
  readonly reason: string;
  readonly at: Date;
}

interface Rollback {
  readonly name: string;
  /** Every switch before it, oldest first. */
  readonly switches: readonly Switch[];
  /** What it leads to. */
  readonly version: string;
  /** Whether a user named that version. */
  readonly isChosen: boolean;
  /** Whether the remote has a build next to the server. */
  readonly isBuilt: boolean;
}

const nameOf = (version: string, isBuilt: boolean) => {
  if (version !== WITHOUT_RELEASE) return version;
  return isBuilt ? 'the build next to the server' : 'nothing';
};

/**
 * What to say before a rollback, in sentences: it was just rolled back, or visitors would get nothing.
 * Undefined for a rollback that needs no second thought.
 */
export function rollbackQuestion({ name, switches, version, isChosen, isBuilt }: Rollback): string | undefined {
  const last = withOrigins(switches).findLast(isSwitch);
  const isRepeated = !isChosen && (last?.action === 'rollback' || last?.action === 'automatic');
  const leavesNothing = version === WITHOUT_RELEASE && !isBuilt;
  if (!isRepeated && !leavesNothing) return undefined;
  const before =
    last && isRepeated
      ? `${name} was rolled back ${last.action === 'automatic' ? 'automatically ' : ''}already, from ${nameOf(last.from, isBuilt)} to ${nameOf(last.version, isBuilt)} at ${last.at.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${last.reason} `
      : '';
  const next = leavesNothing
    ? `This rollback leaves visitors with nothing of ${name}: its pages no longer exist.`
    : `This rollback is one more: everyone gets ${nameOf(version, isBuilt)}.`;
  return before + next;
}
