import { createInterface } from 'node:readline/promises';
import { Failure } from './failure.mjs';

/**
 * Asks at the terminal; without one, only the flag goes on.
 * @param {string} consequence what will happen, in a sentence
 * @throws {Failure} when the answer is no, or without a terminal to ask at
 */
export async function confirm(consequence) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Failure(`${consequence}\nTo do it all the same, add --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${consequence}\nDo it all the same? (y/N) `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.');
  } finally {
    terminal.close();
  }
}
