import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readRecipes } from './routes';

const recipe = {
  name: 'slow-phone',
  description: 'A phone on a slow network.',
  faults: [{ remote: 'mfe-quiz', stage: 'chunk', fault: 'slow', seconds: 9 }],
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recipes-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(owner: string, name: string, content: unknown): void {
  mkdirSync(join(root, owner, 'faults'), { recursive: true });
  writeFileSync(join(root, owner, 'faults', name), typeof content === 'string' ? content : JSON.stringify(content));
}

test('lists the recipes of all folders, with default values filled in', () => {
  write('mfe-quiz', 'slow-phone.json', recipe);
  write('mfe-account', 'all-gone.json', { ...recipe, name: 'all-gone', offline: true });
  write('mfe-quiz', 'README.md', 'Not a recipe.');
  const { recipes, problems } = readRecipes({ root });
  expect(problems).toEqual([]);
  expect(recipes.map(({ id }) => id)).toEqual(['mfe-account/all-gone', 'mfe-quiz/slow-phone']);
  expect(recipes[1]?.recipe).toMatchObject({
    offline: false,
    timeout_ms: null,
    faults: [{ seconds: 9, times: null, previous: true }],
  });
});

test.each([
  ['{', /slow-phone\.json: .*JSON/],
  [{ ...recipe, name: 'other' }, /its name is other, and its file is slow-phone/],
  [{ ...recipe, description: '' }, /description: a recipe has a description/],
  [{ ...recipe, faults: [{ ...recipe.faults[0], stage: 'render' }] }, /faults\.0: this stage has no such fault/],
  [{ ...recipe, more: 1 }, /more: /],
])('the invalid recipe %j is left out, and the reason is reported', (content, reason) => {
  write('mfe-quiz', 'slow-phone.json', content);
  write('mfe-quiz', 'good.json', { ...recipe, name: 'good' });
  const { recipes, problems } = readRecipes({ root });
  expect(recipes.map(({ id }) => id)).toEqual(['mfe-quiz/good']);
  expect(problems).toEqual([expect.stringMatching(reason)]);
});

test('returns no recipes if the folder is missing', () => {
  expect(readRecipes({ root: join(root, 'missing') })).toEqual({ recipes: [], problems: [] });
});

test('all fault recipes in the repository of the product are read without a problem @g-recipes', () => {
  const { recipes, problems } = readRecipes({ root: resolve(__dirname, '../../..') });
  expect(problems).toEqual([]);
  expect(recipes.map(({ id }) => id)).toContain('mfe-quiz/lost-on-the-way');
});
