import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/**
 * @typedef {{ id: string, text: string, partly?: string }} Guarantee `partly`: what is not covered
 * @typedef {{ section: string, guarantees: Guarantee[] }} GuaranteeSection
 * @typedef {{ id: string, text: string, untestable?: string }} Sentence `untestable`: why no test covers it
 * @typedef {{ section: string, title: string, sentences: Sentence[] }} SpecificationSection
 * @typedef {{ guarantees: GuaranteeSection[], specification: SpecificationSection[] }} Subjects what tests cover
 */

const SPECIFICATION = join(ROOT, 'e2e/conformance/specification');

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
  const names = readdirSync(SPECIFICATION).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    guarantees: [...guarantees, await faultGuarantees()],
    specification: names.map((name) => readJson(join(SPECIFICATION, name))),
  };
}
