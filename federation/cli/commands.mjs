import { PRODUCT, variable } from './lib/product.mjs';
import { DEFAULT_SERVER } from './lib/urls.mjs';
import { ACCESS } from './new/request.mjs';

/**
 * Every command: what it takes, what its help says, and the module that runs it, which is loaded when it does.
 * @typedef {import('./lib/command-line.mjs').Option} Option
 */

/** @type {Record<'server', Option>} */
const SERVER = {
  server: {
    value: '<url>',
    about: `of the product; else ${variable('SERVER')}, else "${PRODUCT}": { "server" } in package.json, else ${DEFAULT_SERVER}`,
  },
};
/** @type {Record<'server' | 'key', Option>} */
const SIGNED = {
  ...SERVER,
  key: {
    value: '<file>',
    about: `the team's private key; else the text in ${variable('KEY')}, else .keys/<remote>.pem`,
  },
};
/** @type {Record<'version', Option>} */
const VERSION = { version: { value: '<version>', about: "another version than package.json's" } };
/** @type {Record<'reason', Option>} */
const REASON = { reason: { value: '<text>', about: 'for the history, which is public' } };

/** @type {Record<'run' | 'storage', Option>} */
const RUN = {
  run: { about: "also opens every page under both shells, in Playwright's browser" },
  storage: {
    value: '<file>',
    about: 'of a signed-in browser, for --run: npx playwright open --save-storage=<file> <url>',
  },
};
/** @type {Record<'yes', Option>} */
const YES = { yes: { about: 'does it without asking' } };

/** @type {Record<string, import('./lib/command-line.mjs').Command>} */
export const commands = {
  new: {
    group: 'Make and develop',
    about: 'makes a new remote that passes every check as it is',
    word: '<name>',
    more: `In a workspace it adds a member. Elsewhere it makes a whole repository: in the present folder when that has
nothing but an installation of the packages (or a git repository), otherwise in a new folder with the remote's name.`,
    options: {
      path: { value: '<path>', about: 'of its page: /goals' },
      title: { value: '<title>', about: 'of its page: "Goals"' },
      nav: { value: '<label>', about: 'label in the navbar; without it the page is not in the navbar' },
      access: { value: '<access>', about: `${ACCESS.join(', ')}; guarded by default` },
      service: { value: '<name>', about: "also a server of the team's own, which the remote calls" },
    },
    examples: ['mfe-goals --path /goals --title "Goals" --nav "Goals"'],
    run: async (given) => (await import('./new/new.mjs')).newRemote(given),
  },
  dev: {
    about: 'builds this remote on every change and serves it to a running product, until Ctrl+C',
    more: 'Open the URL that it prints and press "Use it": this browser then gets the remote from you, and all else as deployed.',
    options: {
      ...SERVER,
      port: { value: '<number>', about: "of this remote's files; 4600 or a free one by default" },
      public: { value: '<url>', about: 'where the product and its visitors reach these files, if elsewhere' },
    },
    examples: ['', '--server https://test.example.com --public https://preview.example.com/goals/'],
    run: async (given) => (await import('./dev/dev.mjs')).dev(given),
  },
  shell: {
    about: 'runs the product on this machine, to develop against, until Ctrl+C',
    more: `For a repository of its own, from a package that is installed once: it says which. Server and embedded database listen
on the loopback alone; data is in .${PRODUCT}. React is its development build, with its warnings.`,
    options: { port: { value: '<number>', about: `of the product; ${new URL(DEFAULT_SERVER).port} by default` } },
    examples: ['', '--port 3100'],
    run: async (given) => (await import('./shell/shell.mjs')).shell(given),
  },
  test: {
    about: 'checks the types, where the remote has a tsconfig.json, and runs its unit tests',
    word: '[<pattern>]',
    options: {},
    examples: ['', 'goals.test'],
    run: async (given) => (await import('./check/test.mjs')).test(given),
  },
  check: {
    about: 'builds this remote, checks the result and compares it with the running shell; publishes nothing',
    more: `It needs no key. A server that is named must respond; without one it only checks the build.`,
    options: { ...VERSION, ...SERVER },
    examples: ['--server https://product.example.com'],
    run: async (given) => (await import('./release/check.mjs')).check(given),
  },
  'check-shell': {
    about: 'tries a build of the shell against every release that visitors of a server get',
    word: '[<folder>]',
    more: `Before a shell is deployed: contract, shared modules, slots and paths, by the rules of the server. The folder has the
shell's files; shell/dist of this workspace without it. Exit code 1 when an active release would not run, and with --run when a page
shows an error, a failure or nothing that it does not show under the running shell. What is opened counts for no release.`,
    options: { ...RUN, ...SERVER },
    examples: ['--server https://product.example.com', '../other/shell/dist', '--run --storage signed-in.json'],
    run: async (given) => (await import('./release/check-shell.mjs')).checkShell(given),
  },
  upgrade: {
    about: "installs newer packages of the platform, lifts what depends on them, and follows the template's files",
    word: '[<version>]',
    more: `For a repository of its own. Files that are as the template made them are replaced; of those that you edited it
says that the template changed.`,
    options: { from: { value: '<folder>', about: 'with tarballs of the packages, instead of a registry' } },
    examples: ['', '1.1.0', '--from ../packages'],
    run: async (given) => (await import('./new/upgrade.mjs')).upgrade(given),
  },
  keygen: {
    group: 'Once per team',
    about: 'makes a key pair, and prints what an operator adds to the server',
    word: '[previews | operators]',
    more: `A key for previews signs nothing else: it is for CI, where it meets the code of pull requests. An operator's key rolls back,
freezes and removes releases of any remote, and needs no remote's folder.`,
    options: { key: { value: '<file>', about: 'where the private key goes; .keys/<remote>.pem by default' } },
    run: async (given) => (await import('./release/keygen.mjs')).keygen(given),
  },
  whoami: {
    about: 'shows remote, key and server, and whether the server knows the key',
    canName: true,
    options: SIGNED,
    run: async (given) => (await import('./release/whoami.mjs')).whoami(given),
  },
  publish: {
    group: 'Release',
    about: 'builds, checks, signs and publishes a release; "release" is the same',
    more: `Before the build it looks whether the key can be read and is known, the version is free, and the remote is compatible with the
shell. A release never changes, and reaches nobody until it is activated.`,
    options: {
      ...VERSION,
      url: { value: '<folder>', about: 'where the files are; without it they are sent to the server' },
      ...SIGNED,
    },
    examples: ['', '--version 1.2.0 --server https://product.example.com'],
    run: async (given) => (await import('./release/publish.mjs')).publish(given),
  },
  preview: {
    about: 'publishes the build of a pull request, and prints the link by which developers see it',
    more: `It is a release's build with a version such as 1.2.0-pr.7. It replaces the former one of that pull request, is removed
once it expires, and can never be activated. Who may use the link is decided by the server: see "developer overrides".`,
    options: {
      pr: { value: '<number>', about: 'of the pull request; in GitHub Actions that of the run' },
      days: { value: '<1-90>', about: 'until it expires; 14 by default' },
      ...SIGNED,
    },
    examples: ['--pr 7', '--pr 7 --days 3 --server https://product.example.com'],
    run: async (given) => (await import('./release/preview.mjs')).preview(given),
  },
  promote: {
    about: 'publishes a release of one server on another: the same files and signature, without a build',
    word: '<version>',
    more: `What the first server hands out is verified before it is sent: the signature with the team's key, and each file with
its hash. The other server verifies both again. Nobody gets it there until it is activated.`,
    options: {
      from: { value: '<url>', about: 'the server that has the release' },
      'signed-by': {
        value: '<key>',
        about: 'public key that signed it, in base64, if that is not the one you use now',
      },
      ...SIGNED,
    },
    examples: ['1.2.0 --from https://test.example.com --server https://product.example.com'],
    run: async (given) => (await import('./release/promote.mjs')).promote(given),
  },
  build: {
    about: 'builds and checks a release as publish does, and prints where its files are',
    options: VERSION,
    run: async (given) => (await import('./release/publish.mjs')).build(given),
  },
  activate: {
    about: 'activates a release for all visitors: the named one, or the one in the canary',
    canName: true,
    word: '[<version>]',
    options: { ...REASON, ...SIGNED },
    examples: ['1.2.0 --reason "Goals"'],
    run: async (given) => (await import('./release/verbs.mjs')).activate(given),
  },
  canary: {
    about: 'gives a release to a share of the visitors; without a version, changes the share of the running canary',
    canName: true,
    word: '[<version>]',
    options: {
      percent: { value: '<0-100>', about: 'of the visitors; 0 ends the canary' },
      ...REASON,
      ...SIGNED,
    },
    examples: ['1.3.0 --percent 5 --reason "New slider"', '--percent 50'],
    run: async (given) => (await import('./release/verbs.mjs')).canary(given),
  },
  rollback: {
    about: 'ends the canary, or goes back: to the previous release, the named one, or the build next to the server',
    canName: true,
    word: '[<version> | built]',
    more: `The second rollback in a row, and one that leaves visitors with nothing, say what they do and ask.`,
    options: { ...REASON, ...YES, ...SIGNED },
    examples: ['--reason "Slow on phones"', '1.1.0', 'built', 'mfe-goals --key operators.pem'],
    run: async (given) => (await import('./release/verbs.mjs')).rollback(given),
  },
  list: {
    about: 'lists what is published, and who gets what',
    canName: true,
    options: SIGNED,
    run: async (given) => (await import('./release/verbs.mjs')).list(given),
  },
  history: {
    about: 'lists every switch with its reason, newest first',
    canName: true,
    options: SIGNED,
    run: async (given) => (await import('./release/verbs.mjs')).history(given),
  },
  freeze: {
    group: "With an operator's key",
    about: 'stops every activation and canary of a remote; rollbacks go on, automatic ones too',
    canName: true,
    options: { ...REASON, ...SIGNED },
    examples: ['mfe-goals --reason "Audit"'],
    run: async (given) => (await import('./release/operate.mjs')).freeze(given),
  },
  unfreeze: {
    about: 'ends a freeze',
    canName: true,
    options: { ...REASON, ...SIGNED },
    examples: ['mfe-goals --reason "Audit is over"'],
    run: async (given) => (await import('./release/operate.mjs')).unfreeze(given),
  },
  remove: {
    about: 'deletes a release that visitors do not get, with its files; its version stays taken',
    canName: true,
    word: '<version>',
    options: { ...REASON, ...YES, ...SIGNED },
    examples: ['mfe-goals 1.2.0 --reason "Names a customer"'],
    run: async (given) => (await import('./release/operate.mjs')).remove(given),
  },
  prune: {
    about: 'shows which old releases of a remote, or of all, are not needed; with --delete removes them',
    canName: true,
    more: `Never what visitors get, a canary, what a rollback leads to, or a preview.`,
    options: {
      keep: { value: '<number>', about: 'of others that stay whatever their age; as the server is set by default' },
      days: { value: '<number>', about: "since their publication until others go; the server's setting, else 90" },
      delete: { about: 'removes them' },
      ...SIGNED,
    },
    examples: ['', 'mfe-goals --keep 3 --days 30 --delete'],
    run: async (given) => (await import('./release/operate.mjs')).prune(given),
  },
};
