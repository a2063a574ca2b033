/** The folder of a build next to the server, with a final slash. */
export function builtUrl(name: string): string {
  return `/remotes/${name}/`;
}

/** The folder of a published release whose files are on this server, with a final slash. */
export function publishedUrl(name: string, version: string): string {
  return `/releases/${name}/${version}/`;
}
