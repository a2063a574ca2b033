/**
 * What a URL proposes: `#override=mfe-quiz@http://localhost:4600/`, a build in a folder, or `#preview=mfe-quiz@7`, the
 * preview of a pull request.
 */
export type OverrideProposal = { name: string } & ({ url: string } | { preview: number });

const OVERRIDE = /^#override=([a-z][a-z0-9-]{1,40})@(https?:\/\/[^\s#?]{1,480})$/;
const PREVIEW = /^#preview=([a-z][a-z0-9-]{1,40})@([1-9]\d{0,8})$/;

/** Reads the URL's fragment, which no server sees; undefined for any other. */
export function readOverrideProposal(hash: string): OverrideProposal | undefined {
  const [, name, url] = OVERRIDE.exec(hash) ?? [];
  if (name && url) return { name, url };
  const [, remote, number] = PREVIEW.exec(hash) ?? [];
  return remote && number ? { name: remote, preview: Number(number) } : undefined;
}
