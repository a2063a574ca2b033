import type { ReleaseManifest, ShellVersions } from '../release-manifest';
import { isRange, satisfies } from './versions';

/** Requirements of a release for its host. */
export type Requirements = Pick<ReleaseManifest, 'contract' | 'needs'>;

/** A shell with its version of the contract and the exact versions of its modules. */
export interface ShellOffer {
  readonly contract: string;
  readonly provides: ShellVersions;
}

export type Compatibility = { readonly isCompatible: true } | { readonly isCompatible: false; readonly reason: string };

function contractProblem(range: string, version: string): string | undefined {
  if (!isRange(range)) return `its contract "${range}" is not a version range such as ^${version}`;
  return satisfies(version, range)
    ? undefined
    : `it requires contract ${range}, and this shell provides contract ${version}`;
}

function sharedProblem(name: string, range: string, version: string | undefined): string | undefined {
  if (version === undefined) return `it needs ${name} ${range}, which this shell does not share`;
  if (!isRange(range)) return `it needs ${name} "${range}", which is not a version range`;
  return satisfies(version, range) ? undefined : `it needs ${name} ${range}, and this shell shares ${version}`;
}

/**
 * Decides from both manifests whether a release can run in a shell, before any code runs. The reason is for developers,
 * names all incompatibilities, and completes a sentence ("mfe-quiz 1.2.0 is incompatible: ...").
 */
export function checkCompatibility({ contract, needs }: Requirements, shell: ShellOffer): Compatibility {
  const problems = [
    contractProblem(contract, shell.contract),
    ...Object.entries(needs.shared).map(([name, range]) =>
      sharedProblem(name, range, Object.hasOwn(shell.provides.shared, name) ? shell.provides.shared[name] : undefined),
    ),
  ].filter((problem) => problem !== undefined);
  return problems.length === 0 ? { isCompatible: true } : { isCompatible: false, reason: problems.join('; ') };
}
