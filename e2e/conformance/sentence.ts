import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../support/test';

type Sentence = { id: string; text: string };
type TestBody = Parameters<typeof test>[2];

const FOLDER = join(__dirname, 'specification');

function readSentences(): Map<string, Sentence> {
  const sections = readdirSync(FOLDER).map(
    (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as { sentences: Sentence[] },
  );
  return new Map(sections.flatMap(({ sentences }) => sentences.map((entry) => [entry.id, entry] as const)));
}

const sentences = readSentences();

/**
 * A test that holds one sentence of the specification; its name quotes the sentence.
 * @param id the sentence's number in `specification/`, for example `2.14`
 * @param part what of the sentence this test holds, when one test does not hold all of it
 * @throws when there is no such sentence
 */
export function sentence(id: string, part: string, body: TestBody): void {
  const found = sentences.get(id);
  if (!found) throw new Error(`The specification has no sentence ${id}`);
  test(`${id} ${found.text}${part && ` [${part}]`}`, body);
}
