import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type {
  Registry,
  RegistryLab,
  RegistryOverride,
  RegistryRemote,
  ReleaseManifest,
  ReleaseSource,
  RemotePage,
} from '../../contract';
import { findPageAt } from '../../contract/page-paths';
import { isSlotOfRemote } from '../../contract/release-manifest';
import type { Builds } from '../builds/read-builds';

/** Returns the folder of a build next to the server, with a final slash. */
export function builtRemoteUrl(name: string): string {
  return `/remotes/${name}/`;
}

/** Returns the folder of a published release on this server, with a final slash. */
export function publishedReleaseUrl(name: string, version: string): string {
  return `/releases/${name}/${version}/`;
}

/** A remote as served to one visitor, with the data that preload tags need. */
export interface ServedRemote extends RegistryRemote {
  readonly modules: ReleaseManifest['modules'];
  readonly services?: ReleaseManifest['services'];
  readonly offers?: ReleaseManifest['offers'];
}

export interface Resolution {
  readonly host: string | undefined;
  readonly remotes: readonly ServedRemote[];
  readonly overrides?: readonly RegistryOverride[];
  readonly lab?: RegistryLab | undefined;
}

/** Changes a visitor's resolution: for published releases, developers' overrides and the fault lab, in this order. */
export type ResolutionLayer = (resolution: Resolution, request: FastifyRequest) => Resolution | Promise<Resolution>;

export type Resolve = (request: FastifyRequest) => Promise<Resolution>;

/** Manifest for other tools (`build/common.js`). */
const FEDERATION_MANIFEST = 'mf-manifest.json';

/** Returns the hashes of the files that browsers load. */
export function collectBrowserIntegrity({
  files,
  modules,
}: Pick<ReleaseManifest, 'files' | 'modules'>): RegistryRemote['integrity'] {
  const notLoaded = new Set([FEDERATION_MANIFEST, ...Object.values(modules).map(({ prerender }) => prerender)]);
  const loaded = Object.entries(files).filter(([name]) => !notLoaded.has(name) && !name.endsWith('.map'));
  return Object.fromEntries(loaded.map(([name, { integrity }]) => [name, integrity]));
}

export function toServedRemote(manifest: ReleaseManifest, url: string): ServedRemote {
  const { name, version, contract, entry, hashes, pages, slots, modules, services, offers } = manifest;
  const integrity = collectBrowserIntegrity(manifest);
  return { name, contract, version, url, entry, hashes, integrity, pages, slots, modules, services, offers };
}

/** Describes a release with all hashes, or with those of its entry and of the file that contains all other hashes. */
function toReleaseSource(release: ReleaseSource, needsAllHashes: boolean): ReleaseSource {
  const { version, url, entry, hashes = '', integrity } = release;
  const [first, second] = [integrity[entry], integrity[hashes]];
  return needsAllHashes || first === undefined || second === undefined
    ? { version, url, entry, integrity }
    : { version, url, entry, hashes, integrity: { [entry]: first, [hashes]: second } };
}

/** Creates a resolver that starts with the builds next to the server. */
export function createResolver({ host, remotes }: Builds, layers: readonly ResolutionLayer[]): Resolve {
  const built = remotes.map(({ manifest }) => toServedRemote(manifest, builtRemoteUrl(manifest.name)));
  return async (request) => {
    let resolution: Resolution = { host: host?.id, remotes: built };
    for (const layer of layers) resolution = await layer(resolution, request);
    return resolution;
  };
}

export interface RequestedPage {
  /** Path of the request, without final slashes. */
  readonly address: string;
  readonly page: RemotePage;
  readonly remote: ServedRemote;
}

/** Finds the page of an address, at a cost that grows with the number of pages. */
export function findPage({ remotes }: Pick<Resolution, 'remotes'>, address: string): RequestedPage | undefined {
  const pages = remotes.flatMap((remote) => remote.pages.map((page) => ({ path: page.path, page, remote })));
  const found = findPageAt(pages, address);
  return found && { address, page: found.page, remote: found.remote };
}

/** Returns the releases from which a visitor's page can load files: of each remote the current and the previous one. */
export function listReleases({ remotes }: Resolution) {
  return remotes.flatMap((remote) =>
    [remote, remote.previous].flatMap((release) =>
      release
        ? [{ remote: remote.name, version: release.version, url: release.url, integrity: release.integrity }]
        : [],
    ),
  );
}

function toListed({ description: _description, descriptions: _descriptions, ...page }: RemotePage): RemotePage {
  return page;
}

/** True without overrides and faults, so that other visitors get the same files. */
export function isUnaltered({ overrides = [], lab }: Resolution): boolean {
  return overrides.length === 0 && lab === undefined;
}

/** Returns an id of a resolution without overrides and faults. Names, versions and URLs suffice: releases never change. */
export function resolutionId(resolution: Resolution): string {
  const releases = listReleases(resolution).map(({ remote, version, url }) => [remote, version, url]);
  return JSON.stringify([resolution.host, ...releases]);
}

/** Returns the slots that a remote fills, except slots of remotes that this visitor does not get. */
function listedSlots({ slots }: ServedRemote, remotes: readonly ServedRemote[]): RegistryRemote['slots'] {
  const isThere = (name: string) => remotes.some(({ offers }) => offers?.some(({ slot }) => slot === name));
  return slots.filter(({ slot }) => !isSlotOfRemote(slot) || isThere(slot));
}

/**
 * Returns the registry that the page inlines. The registry has the hashes of all files of the remote `shown`, or of every
 * remote if overrides or the fault lab are active.
 */
export function toRegistry(resolution: Resolution, shownRemote?: string): Registry {
  const { host, remotes, overrides = [], lab } = resolution;
  const isAltered = !isUnaltered(resolution);
  const listed = remotes.map((remote): RegistryRemote => {
    const { name, contract, config, previous } = remote;
    const pages = remote.pages.map(toListed);
    return {
      name,
      contract,
      ...toReleaseSource(remote, isAltered || name === shownRemote),
      pages,
      slots: listedSlots(remote, remotes),
      ...(config && { config }),
      ...(previous && { previous: toReleaseSource(previous, isAltered) }),
    };
  });
  const identity = [host, ...listed.map(({ name, version, url }) => [name, version, url])];
  const id = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
  return { id, remotes: listed, overrides: [...overrides], ...(lab && { lab }) };
}
