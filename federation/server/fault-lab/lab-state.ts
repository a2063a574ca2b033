import { HOST_NAME } from '../../contract/faults';
import type { Builds } from '../builds/read-builds';
import type { Resolution } from '../registry';
import { choosableFiles, logicalName } from './affected-files';
import { withoutUse } from './lab-faults';
import { isOn } from './lab-layer';
import type { LabSession } from './store';

/** A remote or the host, which can have faults. */
export interface LabTarget {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly is_host: boolean;
  /** Logical names of what a fault may be narrowed down to. */
  readonly files: readonly string[];
}

/** Returns the targets that can have faults for one visitor. */
export function targetsOf({ remotes }: Resolution, { host }: Builds, hostVersion: string): LabTarget[] {
  const targets = remotes.map(({ name, version, url, integrity }) => ({
    name,
    version,
    url,
    is_host: false,
    files: choosableFiles(Object.keys(integrity)),
  }));
  if (!host) return targets;
  const first = new Set([...host.manifest.js, ...host.manifest.css].map(logicalName));
  const files = choosableFiles([...host.files.names]).filter((name) => !first.has(name));
  return [...targets, { name: HOST_NAME, version: hostVersion, url: '/', is_host: true, files }];
}

/** Response of `GET` and `PUT /api/v1/fault-lab`. */
export function stateOf(session: LabSession | undefined) {
  return {
    on: session !== undefined && isOn(session),
    expires_at: session?.expiresAt.toISOString() ?? null,
    timeout_ms: session?.timeoutMs ?? null,
    faults: session?.faults.map(withoutUse) ?? [],
  };
}
