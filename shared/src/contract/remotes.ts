import * as v from 'valibot';

/** The version of what shell and remotes agree on; `remote.json` names the range it was made for. */
export const CONTRACT_VERSION = '1.0.0';

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a remote is named in lower case letters, digits and hyphens'));
const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'a path starts with / and has lower case letters, digits and hyphens'));
const moduleName = v.pipe(v.string(), v.regex(/^\.\/[a-z0-9-]+$/, 'a module is written ./name'));

const words = v.pipe(v.string(), v.nonEmpty());
/** A text that `remote.json` gives in English, in the other languages; one that is missing shows in English. */
const translations = v.optional(v.strictObject({ es: v.optional(words), fr: v.optional(words), de: v.optional(words) }));
export type Translations = v.InferOutput<typeof translations>;

/** `anonymous` is a public page that a signed-in person has no use for (sign-in, sign-up). */
export const pageAccess = ['public', 'anonymous', 'guarded'] as const;

export const remotePage = v.strictObject({
  path,
  module: moduleName,
  access: v.picklist(pageAccess),
  /** In front of the product's name in the document title; none takes the default title. */
  title: v.optional(v.string()),
  titles: translations,
  nav: v.optional(v.strictObject({ label: words, labels: translations, order: v.number() })),
});
export type RemotePage = v.InferOutput<typeof remotePage>;

export const slots = ['profile-settings'] as const;
export const remoteSlot = v.strictObject({ slot: v.picklist(slots), module: moduleName });
export type RemoteSlot = v.InferOutput<typeof remoteSlot>;

/** `remote.json`: what a remote says of itself. */
export const remoteDeclaration = v.strictObject({
  $schema: v.optional(v.string()),
  name,
  contract: v.pipe(v.string(), v.nonEmpty()),
  pages: v.array(remotePage),
  slots: v.optional(v.array(remoteSlot), []),
});
export type RemoteDeclaration = v.InferOutput<typeof remoteDeclaration>;

/** Files that a module needs when it is first shown, relative to the release's folder. */
const moduleFiles = v.object({ js: v.array(v.string()), css: v.array(v.string()) });

/** `release.json`: written beside a build's files by the build recipe. */
export const releaseManifest = v.object({
  ...remoteDeclaration.entries,
  version: v.string(),
  entry: v.string(),
  modules: v.record(v.string(), moduleFiles),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>;

/** One remote as the page's inlined registry gives it to the shell; `url` is the folder, with a final slash. */
export const registryRemote = v.object({
  name,
  version: v.string(),
  contract: v.string(),
  url: v.string(),
  entry: v.string(),
  pages: v.array(remotePage),
  slots: v.array(remoteSlot),
});
export type RegistryRemote = v.InferOutput<typeof registryRemote>;

export const registry = v.object({ remotes: v.array(registryRemote) });
export type Registry = v.InferOutput<typeof registry>;

/** The id of the inline JSON element that holds the registry. */
export const REGISTRY_ELEMENT_ID = 'verdant-registry';
