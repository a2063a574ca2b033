import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the URL under which other processes can use the embedded database of `dataDir` while it runs. */
export function embeddedUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://verdant:${password}@127.0.0.1:${port}/verdant`;
}
