import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/**
 * @typedef {{ id: string, text: string, partly?: string }} Guarantee `partly`: what is not covered
 * @typedef {{ section: string, guarantees: Guarantee[] }} GuaranteeSection
 * @typedef {{ id: string, text: string, untestable?: string }} Sentence `untestable`: why no test covers it
 * @typedef {{ title: string, sentences: Sentence[] }} SpecificationSection
 * @typedef {{ guarantees: GuaranteeSection[], specification: SpecificationSection[] }} Subjects what tests cover
 */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every fault of the lab is shown and recovers. @returns {Promise<GuaranteeSection>} */
async function faultGuarantees() {
  // Not at the top: the first run of the tests starts without any package.
  const { tsImport } = await import('tsx/esm/api');
  const { catalogue } = await tsImport('../../../federation/contract/faults/catalogue.ts', import.meta.url);
  return {
    section: 'Faults',
    guarantees: catalogue.map((/** @type {Record<'stage' | 'fault' | 'label', string>} */ { stage, fault, label }) => ({
      id: `fault-${stage}-${fault}`,
      text: `\`${stage}\`, \`${fault}\`: ${label}`,
    })),
  };
}

/** @returns {Promise<Subjects>} */
export async function readSubjects() {
  /** @type {Record<string, Record<string, string | { text: string, partly: string }>>} */
  const listed = readJson(join(ROOT, 'docs/guarantees.json'));
  const guarantees = Object.entries(listed).map(([section, rows]) => ({
    section,
    guarantees: Object.entries(rows).map(([id, row]) => ({ id, ...(typeof row === 'string' ? { text: row } : row) })),
  }));
  /** @type {{ sections: Record<string, Record<string, string>>, untestable: Record<string, string> }} */
  const { sections, untestable } = readJson(join(ROOT, 'e2e/conformance/sentences.json'));
  const specification = Object.entries(sections).map(([title, sentences]) => ({
    title,
    sentences: Object.entries(sentences).map(([id, text]) => ({ id, text, untestable: untestable[id] })),
  }));
  return { guarantees: [...guarantees, await faultGuarantees()], specification };
}
