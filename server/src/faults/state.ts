import type { Builds } from '../releases/read-builds';
import type { Resolution } from '../releases/resolution';
import { SHELL } from './catalogue';
import { choosableFiles, logicalName } from './files';
import { isOn } from './lab-layer';
import { toLinkValue } from './share-link';
import { toRequest } from './request';
import { withoutUse } from './session';
import type { LabSession } from './store';

/** One line of the lab's list: a remote, or the shell. */
export interface LabTarget {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  /** Logical names of what a fault may be narrowed down to. */
  readonly files: readonly string[];
}

/** What can have faults, for one visitor. */
export function targetsOf({ remotes }: Resolution, { shell }: Builds, shellVersion: string): LabTarget[] {
  const targets = remotes.map(({ name, version, url, integrity }) => ({
    name,
    version,
    url,
    files: choosableFiles(Object.keys(integrity)),
  }));
  if (!shell) return targets;
  const first = new Set([...shell.manifest.js, ...shell.manifest.css].map(logicalName));
  const files = choosableFiles([...shell.files.names]).filter((name) => !first.has(name));
  return [...targets, { name: SHELL, version: shellVersion, url: '/', files }];
}

/** Answer of `GET` and `PUT /api/v1/fault-lab`. */
export function stateOf(session: LabSession | undefined) {
  return {
    on: session !== undefined && isOn(session),
    expires_at: session?.expiresAt.toISOString() ?? null,
    timeout_ms: session?.timeoutMs ?? null,
    faults: session?.faults.map(withoutUse) ?? [],
  };
}

/** The address that asks another browser for the same faults. */
export function shareAddress(session: LabSession): string {
  return `/fault-lab?apply=${toLinkValue(toRequest(session))}`;
}
