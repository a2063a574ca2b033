import { randomInt } from 'node:crypto';
import { checkPort } from '../src/listen';

/** A port that is free on every address of localhost; below the range from which the system hands out ports. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return checkPort({ host: 'localhost', port }).then(
    () => port,
    () => freePort(),
  );
}
