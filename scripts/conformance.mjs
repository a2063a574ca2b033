import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib/root.mjs';

const SUITE = join(ROOT, 'e2e/conformance');
const TABLE = join(ROOT, 'docs/conformance.md');

/**
 * @typedef {{ id: string, part?: string, text: string, heldBy?: string[], untestable?: string }} Sentence
 * @typedef {{ section: string, title: string, sentences: Sentence[] }} Section
 * @typedef {Map<string, Set<string>>} Holders ids of sentences and the files that hold them
 */

/** @param {string} a @param {string} b */
const byName = (a, b) => a.localeCompare(b, 'en', { numeric: true });

/** The sections of the specification. @returns {Section[]} */
export function readSections() {
  const folder = join(SUITE, 'specification');
  return readdirSync(folder)
    .sort(byName)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Which files of the suite hold a sentence. @returns {Holders} */
export function readHolders() {
  /** @type {Holders} */
  const holders = new Map();
  for (const name of readdirSync(SUITE, { recursive: true, encoding: 'utf8' }).sort(byName)) {
    if (!name.endsWith('.spec.ts')) continue;
    const path = join(SUITE, name);
    for (const [, id = ''] of readFileSync(path, 'utf8').matchAll(/\bsentence\(\s*'([\d.]+)'/g)) {
      holders.set(id, new Set(holders.get(id)).add(relative(ROOT, path)));
    }
  }
  return holders;
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/**
 * How one sentence is held: by tests of the suite, by a named test elsewhere, or by nothing and why.
 * @param {Sentence} sentence
 * @param {Holders} holders
 */
function holdingOf({ id, heldBy, untestable }, holders) {
  const files = [...(holders.get(id) ?? []), ...(heldBy ?? [])].map((path) => `\`${path}\``);
  if (files.length > 0) return files.join('<br>');
  return untestable ? `No test: ${untestable}` : '**open**';
}

/**
 * The table, and the sentences that nothing holds.
 * @param {Section[]} sections
 * @param {Holders} holders
 */
export function makeTable(sections, holders) {
  /** @type {string[]} */
  const open = [];
  const lines = [
    '# Conformance',
    '',
    'Every sentence of the specification, and the tests that hold it. Made by `node scripts/conformance.mjs`.',
  ];
  for (const { section, title, sentences } of sections) {
    lines.push('', `## ${section}. ${title}`, '', '| No. | Sentence | Held by |', '| --- | --- | --- |');
    for (const sentence of sentences) {
      const holding = holdingOf(sentence, holders);
      if (holding === '**open**') open.push(sentence.id);
      lines.push(`| ${sentence.id} | ${cell(sentence.text)} | ${cell(holding)} |`);
    }
  }
  return { text: `${lines.join('\n')}\n`, open };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { text, open } = makeTable(readSections(), readHolders());
  writeFileSync(TABLE, text);
  process.stdout.write(
    `${relative(ROOT, TABLE)}: ${open.length === 0 ? 'no open sentence' : `open: ${open.join(', ')}`}\n`,
  );
}
