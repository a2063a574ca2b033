import { randomInt } from 'node:crypto';
import { checkPort } from '../src/listen';

/** Returns a port that is free on every address of localhost, below the range of ports that the system assigns. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return checkPort({ host: 'localhost', port }).then(
    () => port,
    () => freePort(),
  );
}
