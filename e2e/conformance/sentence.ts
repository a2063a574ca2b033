import { test } from '../support/test';
import section1 from './specification/section-1.json';
import section2 from './specification/section-2.json';
import section3 from './specification/section-3.json';
import section4 from './specification/section-4.json';
import section5 from './specification/section-5.json';
import section6 from './specification/section-6.json';
import section7 from './specification/section-7.json';
import section8 from './specification/section-8.json';
import section9 from './specification/section-9.json';

type TestBody = Parameters<typeof test>[2];

const sections = [section1, section2, section3, section4, section5, section6, section7, section8, section9];
const texts = new Map(sections.flatMap(({ sentences }) => sentences.map(({ id, text }) => [id, text] as const)));

/**
 * A test that covers sentences of the specification, and has their tags. Its name quotes the sentence; of several, it
 * states what they have in common: the visit of a page that answers them all.
 * @param ids numbers of sentences in `specification/`, for example `2.14`
 * @param part what this test covers, when that is not all of one sentence
 * @throws when there is no such sentence, or several without their part
 */
export function sentence(ids: string | readonly [string, string, ...string[]], part: string, body: TestBody): void {
  const numbers = [ids].flat();
  const unknown = numbers.find((id) => !texts.has(id));
  if (unknown !== undefined) throw new Error(`The specification has no sentence ${unknown}`);
  if (numbers.length > 1 && part === '') throw new Error(`What ${numbers.join(', ')} have in common is not said`);
  const quoted = numbers.length === 1 ? `${texts.get(numbers[0] ?? '')} ` : '';
  const tag = numbers.map((id) => `@s-${id}`);
  test(`${numbers.join(', ')} ${quoted}${part && `[${part}]`}`.trim(), { tag }, body);
}
