import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository.mjs';
import {
  breakingChanges,
  contractProblem,
  parseContractRecord,
  CONTRACT_RECORD_FILE,
  formatContractRecord,
  nextVersion,
  readSourceSurface,
} from './surface.mjs';

const BUTTON = `type Props = { label: string; size?: 'lg' | 'md' };
export declare function Button(props: Props): string;
export declare const useTheme: () => { theme: 'dark' | 'light'; toggle: () => void };
export declare const ThemeContext: { give: (theme: 'dark' | 'light') => void };
`;
const before = { 'ui/button.d.ts': BUTTON, 'ui/index.d.ts': "export * from './button';\n" };
const changed = (from, to) => {
  if (!BUTTON.includes(from)) throw new Error(`there is no ${from}`);
  return { ...before, 'ui/button.d.ts': BUTTON.replace(from, to) };
};
const contract = (version, declarations = before) => ({ version, declarations });

test('formatting a contract record and parsing the text returns the same contract', () => {
  expect(parseContractRecord(formatContractRecord(contract('1.2.3')))).toEqual(contract('1.2.3'));
});

test.each([
  ['unchanged declarations', changed('Props', 'Props')],
  ['a new export', { ...before, 'ui/index.d.ts': "export * from './button';\nexport declare const Card: string;\n" }],
  ['a new optional property', changed("size?: 'lg'", "busy?: boolean; size?: 'lg'")],
  ['a new allowed value of a property', changed("'lg' | 'md'", "'lg' | 'md' | 'sm'")],
  ['a new property in the result of a hook', changed('toggle:', 'hue: number; toggle:')],
  ['a new property in the value of a context', changed('give:', 'more: string; give:')],
])('no breaking change is reported for %s', (_what, now) => expect(breakingChanges(before, now)).toEqual([]));

test.each([
  ['a removed export', changed('Button(', 'Link('), 'Button'],
  ['a removed module', {}, 'ui/index.d.ts is gone'],
  ['a new required property', changed('label:', 'kind: string; label:'), 'kind'],
  ['an optional property that becomes required', changed('size?', 'size'), 'size'],
  ['a removed allowed value of a property', changed("'lg' | 'md'", "'lg'"), '"md"'],
  ['a new possible value in the result of a hook', changed("'dark' | 'light'", "'dark' | 'light' | 'dim'"), '"dim"'],
  ['a removed property in the result of a hook', changed('; toggle: () => void', ''), 'toggle'],
])('a breaking change is reported for %s', (_what, now, named) => {
  expect(breakingChanges(before, now).join('\n')).toContain(named);
});

test('an addition requires the next minor contract version, and a breaking change the next major contract version', () => {
  const more = changed('size?', 'busy?: boolean; size?');
  const problems = ['1.1.0', '1.1.9', '1.2.0', '1.10.0', '2.0.0'].map(
    (version) => contractProblem(contract('1.1.0'), contract(version, more)) === undefined,
  );
  expect(problems).toEqual([false, false, true, true, true]);
  expect(contractProblem(contract('1.1.0'), contract('1.9.0', changed('Button(', 'Link(')))).toContain(
    'Set CONTRACT_VERSION in federation/contract/remotes.ts to 2.0.0 or higher',
  );
  expect(contractProblem(contract('1.1.0'), contract('1.1.0'))).toBeUndefined();
});

test.each([
  ['is a patch without changes', 'Button Card', '1.1.0', undefined, '1.0.1', []],
  ['is minor after an addition', 'Button Card Dialog', '1.1.0', 'patch', '1.1.0', ['+ @verdant/shared/ui Dialog']],
  [
    'is minor after a change of the contract',
    'Button Card',
    '1.2.0',
    undefined,
    '1.1.0',
    [expect.stringContaining('1.2.0')],
  ],
  ['is major after a removal', 'Button', '1.1.0', 'minor', '2.0.0', ['- @verdant/shared/ui Card']],
  [
    'is major after a breaking contract',
    'Button Card',
    '2.0.0',
    undefined,
    '2.0.0',
    [expect.stringContaining('2.0.0')],
  ],
  ['is at least as requested', 'Button Card', '1.1.0', 'major', '2.0.0', []],
])('the next version of the packages %s', (_title, names, contractVersion, requested, version, changes) => {
  const released = { version: '1.0.0', contract: '1.1.0', names: { '@verdant/shared/ui': 'Button Card' } };
  const now = { contract: contractVersion, names: { '@verdant/shared/ui': names } };
  expect(nextVersion(released, now, requested)).toEqual({ version, changes });
});

describe('the interface that remotes use', () => {
  const recorded = readFileSync(join(ROOT, CONTRACT_RECORD_FILE), 'utf8');
  let now;
  beforeAll(() => {
    const { contract: version, ...rest } = readSourceSurface();
    now = { version, contract: version, ...rest };
  }, 60_000);

  test('includes the declarations of the modules that the host provides, and the export names of all other modules', () => {
    const folders = new Set(Object.keys(now.declarations).map((path) => path.split('/')[0]));
    expect([...folders]).toEqual(['api', 'contract', 'query', 'router', 'services', 'texts', 'ui']);
    expect(now.declarations['ui/button/button.d.ts']).toContain("variant?: 'primary' | 'secondary'");
    expect(Object.keys(now.names).filter((name) => name.startsWith('@verdant/federation'))).toEqual(
      ['contract', 'fit', 'testing'].map((name) => `@verdant/federation/${name}`),
    );
    expect(now.names['@verdant/shared/testing']).toContain('renderInShell');
  });

  test('has not changed without a new contract version @g-contract-version', () => {
    expect(contractProblem(parseContractRecord(recorded), now)).toBeUndefined();
  });

  test('equals its committed record (npm run docs writes the record)', () => {
    expect(recorded).toBe(formatContractRecord(now));
  });
});
