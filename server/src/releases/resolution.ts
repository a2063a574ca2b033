import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type {
  Registry,
  RegistryLab,
  RegistryOverride,
  RegistryRemote,
  ReleaseManifest,
} from '@verdant/federation/contract';
import { remoteUrl, type RemoteBuild } from './read-builds';

/** A remote as one visitor gets it, with what the page needs to preload. */
export interface ServedRemote extends RegistryRemote {
  readonly modules: ReleaseManifest['modules'];
}

/** What one visitor gets. */
export interface Resolution {
  readonly remotes: readonly ServedRemote[];
  readonly overrides?: readonly RegistryOverride[];
  readonly lab?: RegistryLab | undefined;
}

/** Changes what a visitor gets: published releases, overrides of developers, the fault lab; in this order. */
export type ResolutionLayer = (resolution: Resolution, request: FastifyRequest) => Resolution | Promise<Resolution>;

/** Hashes by file, as the registry gives them. */
export function integrityOf({ files }: ReleaseManifest): RegistryRemote['integrity'] {
  return Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity]));
}

/** A release whose files lie below `url`. */
export function toServed(manifest: ReleaseManifest, url: string): ServedRemote {
  const { name, version, contract, entry, pages, slots, modules } = manifest;
  return { name, version, contract, url, entry, integrity: integrityOf(manifest), pages, slots, modules };
}

/** The builds beside the server: what everyone gets of a remote that has no active release. */
export function builtRemotes(builds: readonly RemoteBuild[]): Resolution {
  return { remotes: builds.map(({ manifest }) => toServed(manifest, remoteUrl(manifest.name))) };
}

/** Resolves for one visitor. */
export async function resolveFor(
  request: FastifyRequest,
  builds: readonly RemoteBuild[],
  layers: readonly ResolutionLayer[],
): Promise<Resolution> {
  let resolution = builtRemotes(builds);
  for (const layer of layers) resolution = await layer(resolution, request);
  return resolution;
}

/** Every folder that a visitor's page may load from. */
export function placesOf({ remotes }: Resolution): string[] {
  return remotes.flatMap(({ url, previous }) => (previous ? [url, previous.url] : [url]));
}

/** What the page inlines. The id is a hash of names, versions and places. */
export function toRegistry({ remotes, overrides = [], lab }: Resolution): Registry {
  const told = remotes.map(
    ({ name, contract, version, url, entry, integrity, pages, slots, previous }): RegistryRemote => {
      return { name, contract, version, url, entry, integrity, pages, slots, ...(previous && { previous }) };
    },
  );
  const identity = told.map(({ name, version, url }) => [name, version, url]);
  const id = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
  return { id, remotes: told, overrides: [...overrides], ...(lab && { lab }) };
}
