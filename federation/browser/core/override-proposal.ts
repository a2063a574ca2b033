/**
 * An override that a URL proposes: a build (`#override=mfe-quiz@http://localhost:4600/`), the preview of a pull request
 * (`#preview=mfe-quiz@7`), or a published release (`#release=mfe-quiz@1.2.0`).
 */
export type OverrideProposal = { name: string } & ({ url: string } | { preview: number } | { version: string });

const OVERRIDE = /^#override=([a-z][a-z0-9-]{1,40})@(https?:\/\/[^\s#?]{1,480})$/;
const PREVIEW = /^#preview=([a-z][a-z0-9-]{1,40})@([1-9]\d{0,8})$/;

const RELEASE = /^#release=([a-z][a-z0-9-]{1,40})@(\d[\w.-]{0,59})$/;

/** Parses the URL's fragment, which is not sent to servers. Returns undefined for a fragment without an override. */
export function readOverrideProposal(hash: string): OverrideProposal | undefined {
  const [, name, url] = OVERRIDE.exec(hash) ?? [];
  if (name && url) return { name, url };
  const [, remote, number] = PREVIEW.exec(hash) ?? [];
  if (remote && number) return { name: remote, preview: Number(number) };
  const [, published, version] = RELEASE.exec(hash) ?? [];
  return published && version ? { name: published, version } : undefined;
}
