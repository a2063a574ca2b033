/** What a URL proposes: `#override=mfe-quiz@http://localhost:4600/`. */
export type OverrideProposal = { name: string; url: string };

const FORM = /^#override=([a-z][a-z0-9-]{1,40})@(https?:\/\/[^\s#?]{1,480})$/;

/** Reads the URL's fragment, which no server sees; undefined for any other. */
export function readOverrideProposal(hash: string): OverrideProposal | undefined {
  const [, name, url] = FORM.exec(hash) ?? [];
  return name && url ? { name, url } : undefined;
}
