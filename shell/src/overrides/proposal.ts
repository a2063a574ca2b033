/** What an address proposes: `#override=mfe-quiz@http://localhost:4600/`. */
export type Proposal = { name: string; url: string };

const FORM = /^#override=([a-z][a-z0-9-]{1,40})@(https?:\/\/[^\s#?]{1,480})$/;

/** Reads the address's fragment, which no server sees; undefined for any other. */
export function readProposal(hash: string): Proposal | undefined {
  const [, name, url] = FORM.exec(hash) ?? [];
  return name && url ? { name, url } : undefined;
}
