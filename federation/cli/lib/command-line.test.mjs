import { runCommandLine } from './command-line.mjs';

let given;
const take = async (values) => {
  given = values;
  return 0;
};
const commands = {
  activate: {
    about: 'activates a release',
    word: '[<version>]',
    options: { percent: { value: '<0-100>', about: 'of the visitors' } },
    run: take,
  },
  list: { about: 'lists releases', options: {}, run: async () => 1 },
  rollback: {
    about: 'goes back',
    word: '[<version>]',
    canName: true,
    options: { yes: { about: 'does not ask' } },
    run: take,
  },
};
const run = (...args) => runCommandLine(commands, args, '/remotes/goals');

beforeEach(() => {
  given = undefined;
});

test('the command named first receives its argument, its options and the folder, and its exit code is returned', async () => {
  expect(await run('activate', '1.2.0', '--percent', '5')).toBe(0);
  expect(given).toEqual({ folder: '/remotes/goals', word: '1.2.0', values: { percent: '5' } });
  expect(await run('list')).toBe(1);
});

test.each([
  [['mfe-goals', '1.2.0'], { word: '1.2.0', name: 'mfe-goals', values: {} }],
  [['mfe-goals', '--yes'], { word: undefined, name: 'mfe-goals', values: { yes: 'yes' } }],
  [['built'], { word: 'built', values: {} }],
  [['1.2.0'], { word: '1.2.0', values: {} }],
])('rollback accepts the arguments %j, with or without the name of a remote first', async (args, expected) => {
  expect(await run('rollback', ...args)).toBe(0);
  expect(given).toEqual({ folder: '/remotes/goals', ...expected });
});

test.each([
  [['explode'], 'Unknown command "explode". Commands: activate, list, rollback.'],
  [['toString'], 'Unknown command "toString"'],
  [['list', '--colour'], "Unknown option '--colour'. Run with --help for usage."],
  [['list', '1.2.0'], 'Unexpected argument "1.2.0"'],
  [['activate', '1.2.0', '1.3.0'], 'Unexpected argument "1.3.0"'],
  [['activate', '--percent'], "Option '--percent <value>' argument missing. Run with --help for usage."],
  [['activate', '--percent', '--yes'], "Option '--percent' argument is ambiguous. Run with --help for usage."],
  [['rollback', '--yes=no'], "Option '--yes' does not take an argument. Run with --help for usage."],
])('the command line %j is refused with a message and exit code 2', async (args, message) => {
  await expect(run(...args)).rejects.toMatchObject({ message: expect.stringContaining(message), exitCode: 2 });
  expect(given).toBeUndefined();
});

describe('help', () => {
  let printed;
  beforeEach(() => {
    printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  const text = () => printed.mock.calls.flat().join('\n');

  test.each([[[]], [['--help']]])('lists the commands if the arguments are %j', async (args) => {
    expect(await run(...args)).toBe(0);
    expect(text()).toMatch(/ {2}activate {2}activates a release\n {2}list {6}lists/);
  });

  test('shows usage, options and exit codes of a command without running the command', async () => {
    expect(await run('rollback', '--help')).toBe(0);
    expect(text()).toMatch(
      /rollback \[<remote>\] \[<version>\] \[options\][^]*--yes {3}does not ask\n {2}--help[^]*Exit codes\n {2}0 {2}done/,
    );
    expect(given).toBeUndefined();
  });
});
