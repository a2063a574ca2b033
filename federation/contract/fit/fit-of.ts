import type { ReleaseManifest, ShellVersions } from '../remotes';
import { isRange, minorOf, satisfies } from './versions';

/** What a release requires of its host. */
export type Needing = Pick<ReleaseManifest, 'contract' | 'needs'>;

/** A shell: the version of the contract it keeps, and the exact versions it offers. */
export interface OfferingShell {
  readonly contract: string;
  readonly provides: ShellVersions;
}

export type Fit = { readonly fits: true } | { readonly fits: false; readonly reason: string };

function contractProblem(range: string, version: string): string | undefined {
  if (!isRange(range)) return `its contract "${range}" is no range of versions, such as ^${version}`;
  return satisfies(version, range)
    ? undefined
    : `it is made for contract ${range}, and this shell keeps contract ${version}`;
}

function sharedProblem(name: string, range: string, version: string | undefined): string | undefined {
  if (version === undefined) return `it needs ${name} ${range}, which this shell does not share`;
  if (!isRange(range)) return `it needs ${name} "${range}", which is no range of versions`;
  return satisfies(version, range) ? undefined : `it needs ${name} ${range}, and this shell shares ${version}`;
}

/**
 * Releases without a runtime of their own run on the shell's copy of the federation library's, whose insides change with each
 * minor version.
 */
function federationProblem({ federation: needed, ownRuntime }: Needing['needs'], version: string): string | undefined {
  if (ownRuntime) return undefined;
  const minor = minorOf(needed);
  if (minor !== undefined && minor === minorOf(version)) return undefined;
  return `it is built with module federation ${needed}, and this shell runs ${version} (the first two numbers must be the same)`;
}

/**
 * Whether a release can run in a shell, decided from both manifests, before any code runs. The
 * reason is for people, names everything that does not fit, and continues a sentence ("mfe-quiz 1.2.0 does not fit: ...").
 */
export function fitOf({ contract, needs }: Needing, shell: OfferingShell): Fit {
  const problems = [
    contractProblem(contract, shell.contract),
    ...Object.entries(needs.shared).map(([name, range]) =>
      sharedProblem(name, range, Object.hasOwn(shell.provides.shared, name) ? shell.provides.shared[name] : undefined),
    ),
    federationProblem(needs, shell.provides.federation),
  ].filter((problem) => problem !== undefined);
  return problems.length === 0 ? { fits: true } : { fits: false, reason: problems.join('; ') };
}
