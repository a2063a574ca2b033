import { commands as table } from '../commands.mjs';
import { runCommandLine, withoutRelease } from './command-line.mjs';
import { COMMAND } from './product.mjs';

let given;
const commands = {
  canary: {
    about: 'gives a release to some',
    word: '[<version>]',
    options: { percent: { value: '<0-100>', about: 'of the visitors' } },
    run: async (values) => {
      given = values;
      return 0;
    },
  },
  list: { about: 'lists releases', options: {}, run: async () => 1 },
  rollback: {
    about: 'goes back',
    word: '[<version>]',
    canName: true,
    options: { yes: { about: 'does not ask' } },
    run: async (values) => {
      given = values;
      return 0;
    },
  },
};
const run = (...args) => runCommandLine(commands, args, '/remotes/goals');

beforeEach(() => {
  given = undefined;
});

test('a command gets its argument, its options and the folder; its exit code is returned', async () => {
  expect(await run('canary', '1.2.0', '--percent', '5')).toBe(0);
  expect(given).toEqual({ folder: '/remotes/goals', word: '1.2.0', values: { percent: '5' } });
  expect(await run('list')).toBe(1);
});

test.each([
  [['mfe-goals', '1.2.0'], { word: '1.2.0', name: 'mfe-goals', values: {} }],
  [['mfe-goals', '--yes'], { word: undefined, name: 'mfe-goals', values: { yes: 'yes' } }],
  [['built'], { word: 'built', values: {} }],
  [['1.2.0'], { word: '1.2.0', values: {} }],
])('a remote may be named in front of the argument: %j', async (args, expected) => {
  expect(await run('rollback', ...args)).toBe(0);
  expect(given).toEqual({ folder: '/remotes/goals', ...expected });
});

test.each([
  [['explode'], 'Unknown command "explode". Commands: canary, list, rollback.'],
  [['toString'], 'Unknown command "toString"'],
  [['list', '--colour'], "Unknown option '--colour'. Run with --help for usage."],
  [['list', '1.2.0'], 'Unexpected argument "1.2.0"'],
  [['canary', '1.2.0', '1.3.0'], 'Unexpected argument "1.3.0"'],
  [['canary', '--percent'], "Option '--percent <value>' argument missing"],
])('%j is invalid', async (args, message) => {
  await expect(run(...args)).rejects.toMatchObject({ message: expect.stringContaining(message), exitCode: 2 });
  expect(given).toBeUndefined();
});

describe('help', () => {
  let printed;
  beforeEach(() => {
    printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  test.each([[[]], [['--help']]])('%j lists the commands', async (args) => {
    expect(await run(...args)).toBe(0);
    expect(printed.mock.calls.flat().join('\n')).toMatch(/ {2}canary {4}gives a release to some\n {2}list {6}lists/);
  });

  test('of one command lists its options, and runs nothing', async () => {
    expect(await run('canary', '--help')).toBe(0);
    expect(printed.mock.calls.flat().join('\n')).toMatch(
      /canary \[<version>\][^]*--percent <0-100> {2}of the visitors/,
    );
    expect(given).toBeUndefined();
  });
});

test.each(Object.entries(table))(
  'help of %s has its usage, options, examples and exit codes',
  async (name, command) => {
    const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(await runCommandLine(table, [name, '--help'], '/remotes/goals')).toBe(0);
    const text = printed.mock.calls.flat().join('\n');
    const words = [command.canName && '[<remote>]', command.word].filter(Boolean);
    expect(text).toContain(`Usage\n  ${[COMMAND, name, ...words, '[options]'].join(' ')}`);
    for (const option of [...Object.keys(command.options), 'help']) expect(text).toContain(`--${option}`);
    for (const example of command.examples ?? []) expect(text).toContain(`${COMMAND} ${name} ${example}`.trimEnd());
    expect(text).toContain('Exit codes\n  0  done');
  },
);

test.each([
  [
    ['release', 'canary', '1.2.0'],
    ['canary', '1.2.0'],
  ],
  [['release'], ['publish']],
  [
    ['release', '--version', '1.2.0'],
    ['publish', '--version', '1.2.0'],
  ],
  [
    ['release', '--help'],
    ['publish', '--help'],
  ],
  [['dev'], ['dev']],
  [[], []],
])('%j runs %j', (args, command) => {
  expect(withoutRelease(args)).toEqual(command);
});
