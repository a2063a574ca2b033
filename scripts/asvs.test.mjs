import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

const DOCS = join(ROOT, 'docs');
const page = readFileSync(join(DOCS, 'asvs.md'), 'utf8');

/** The rows of the tables: | id | level | asks | state | how | links | */
const rows = page
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .filter(([id, ...cells]) => /^\d+\.\d+\.\d+$/.test(id) && cells.length === 5)
  .map(([id, level, asks, state, how, links]) => ({
    id,
    level,
    asks,
    state: state.replaceAll('**', ''),
    how,
    links: [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link),
  }));
const idsOf = (state) => rows.filter((row) => row.state === state).map(({ id }) => id);

/** The anchors of a page's headings, as code hosts make them. */
const anchorsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('docs/asvs.md', () => {
  test('has the requirements of both levels, once each, with what the row needs', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(['1', '2'].map((level) => rows.filter((row) => row.level === level).length)).toEqual([70, 183]);
    const states = new Set(['met', 'partly', 'not met', 'not applicable']);
    const incomplete = rows.filter(
      ({ asks, state, how, links }) =>
        !states.has(state) || how === '' || asks.split(' ').length >= 15 || (state === 'met' && links.length === 0),
    );
    expect(incomplete).toEqual([]);
  });

  test('counts and lists what its tables have', () => {
    for (const level of ['1', '2']) {
      const ofLevel = rows.filter((row) => row.level === level);
      const counts = ['met', 'partly', 'not met', 'not applicable'].map(
        (state) => ofLevel.filter((row) => row.state === state).length,
      );
      expect(page).toContain(`| ${[level, ...counts, ofLevel.length].join(' | ')} |`);
    }
    const listed = (name) => new RegExp(`^\\*\\*${name}:\\*\\* (.+)\\.$`, 'm').exec(page)?.[1].split(', ');
    expect(listed('Not met')).toEqual(idsOf('not met'));
    expect(listed('Partly')).toEqual(idsOf('partly'));
  });

  test('leads to files and headings that exist', () => {
    const gone = rows
      .flatMap(({ id, links }) => links.map((link) => `${id} ${link}`))
      .filter((reference) => {
        const [path, anchor = ''] = reference.split(' ')[1].split('#');
        const file = join(DOCS, path);
        return !existsSync(file) || (anchor !== '' && !anchorsOf(file).includes(anchor));
      });
    expect(gone).toEqual([]);
  });
});

describe('sources of the server', () => {
  const sources = treeFiles().filter(
    (path) =>
      /^(server\/src|federation\/(server|contract))\/.*\.(ts|cjs|js)$/.test(path) && !/\.test\.|\/assets\//.test(path),
  );
  const having = (pattern) => sources.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));

  test('start programs without a shell, for the database and for prerendering alone', () => {
    expect(having(/\bshell: (true|['"])|\bexec(Sync)?\b[^;]* from 'node:child_process'/)).toEqual([]);
    const others = having(/child_process/).filter(
      (path) => !/^(federation\/server\/prerender|server\/src\/database\/embedded)\//.test(path),
    );
    expect(others).toEqual([]);
  });

  test('verify certificates', () => {
    expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
  });

  test('make what nobody may guess with a secure generator', () => {
    // How long a refusal takes.
    expect(having(/Math\.random/)).toEqual(['federation/server/limits/too-many.ts']);
  });
});
