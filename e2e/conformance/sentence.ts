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
 * A test that covers one sentence of the specification; its name quotes the sentence.
 * @param id the sentence's number in `specification/`, for example `2.14`
 * @param part what of the sentence this test covers, when it does not cover all of it
 * @throws when there is no such sentence
 */
export function sentence(id: string, part: string, body: TestBody): void {
  const text = texts.get(id);
  if (text === undefined) throw new Error(`The specification has no sentence ${id}`);
  test(`${id} ${text}${part && ` [${part}]`}`, body);
}
