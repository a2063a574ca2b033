import * as v from 'valibot';
import { declaredPage, remoteName, remotePage, slotFill, slotName } from './remotes';

const MAX_OFFERS = 20;
/** A slot that the remote's pages contain, with the source file that declares the type of the slot's props. */
const offeredSlot = v.strictObject({
  slot: slotName,
  types: v.pipe(
    v.string(),
    v.regex(/^\.\/src\/([\w-]+\/)*[\w-]+\.ts$/, 'types are in a source of the remote: ./src/slots.ts'),
  ),
});

/** Name of a service, a server of the remote's team. Browsers call the service at `/services/<remote>/<service>/`. */
export const serviceName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a service is named in lower case letters, digits and hyphens'),
);
const MAX_SERVICES = 10;

/** `remote.json`: a remote's declaration. */
export const remoteDeclaration = v.strictObject({
  $schema: v.optional(v.string()),
  name: remoteName,
  contract: v.pipe(v.string(), v.nonEmpty()),
  pages: v.array(declaredPage),
  slots: v.optional(v.array(slotFill), []),
  offers: v.optional(
    v.pipe(v.array(offeredSlot), v.maxLength(MAX_OFFERS, `a remote offers at most ${MAX_OFFERS} slots`)),
  ),
  /** Names of the team's own servers that the remote calls. An operator configures the URLs of these servers. */
  services: v.optional(
    v.pipe(v.array(serviceName), v.maxLength(MAX_SERVICES, `a remote has at most ${MAX_SERVICES} services`)),
  ),
  /** Maximum bytes (brotli) of all scripts that a module needs when it is first shown. The build fails above the limit. */
  budget: v.optional(v.strictObject({ js: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});
export type RemoteDeclaration = v.InferOutput<typeof remoteDeclaration>;

/** Files that a module needs when it is first shown, relative to the release's folder. */
const moduleFiles = v.object({
  js: v.array(v.string()),
  css: v.array(v.string()),
  /** The JSON file with the HTML of the module's prerendered pages, by path and language. */
  prerender: v.optional(v.string()),
});

/** Subresource integrity of one file. */
const integrityHash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a hash is written sha384-<base64>'));
export const releaseFile = v.object({ integrity: integrityHash, bytes: v.number() });
export type ReleaseFile = v.InferOutput<typeof releaseFile>;

/** Shared modules by name: of a shell with exact versions, of a build with the semver ranges that it needs. */
export const sharedModules = v.object({ shared: v.record(v.string(), v.string()) });
export type SharedModules = v.InferOutput<typeof sharedModules>;

/** `release.json`: manifest of a build, which the build recipe writes into the build's folder. */
export const releaseManifest = v.object({
  ...remoteDeclaration.entries,
  pages: v.array(remotePage),
  version: v.string(),
  entry: v.string(),
  /** Name of the script with the hashes of all other files. */
  hashes: v.optional(v.string()),
  modules: v.record(v.string(), moduleFiles),
  /** Files of the release that the server is allowed to serve, by path. */
  files: v.record(v.string(), releaseFile),
  needs: sharedModules,
  /** Commit of the sources of the build, if known. */
  commit: v.optional(v.string()),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>;

export type SlotParts = Pick<ReleaseManifest, 'name' | 'contract' | 'slots' | 'offers'>;

/** True for a slot of a remote, such as `mfe-goals/aside`; false for a slot of the host, such as `aside`. */
export const isSlotOfRemote = (slot: string): boolean => slot.includes('/');

/**
 * Returns the reason why a remote cannot offer its slots; undefined if it can. Names of slots begin with the remote's
 * name, so that two remotes cannot offer the same slot.
 */
export function offerProblem({ name, offers = [] }: Pick<SlotParts, 'name' | 'offers'>): string | undefined {
  const names = offers.map(({ slot }) => slot);
  const foreign = names.find((slot) => !slot.startsWith(`${name}/`));
  if (foreign !== undefined) return `${name} cannot offer "${foreign}": the names of its slots begin with ${name}/`;
  const twice = names.find((slot, index) => names.indexOf(slot) < index);
  return twice === undefined ? undefined : `the slot "${twice}" is offered twice`;
}
