import { DEFAULT_SERVER_URL, PRODUCT_NAME, toEnvironmentVariable } from './lib/workspace.mjs';

const SERVER = {
  server: {
    value: '<url>',
    about: `of the product; else ${toEnvironmentVariable('SERVER')}, else "${PRODUCT_NAME}": { "server" } in package.json, else ${DEFAULT_SERVER_URL}`,
  },
};
const SIGNED = {
  ...SERVER,
  key: {
    value: '<file>',
    about: `the team's private key; else the text in ${toEnvironmentVariable('KEY')}, else .keys/<remote>.pem`,
  },
};
const VERSION = { version: { value: '<version>', about: "another version than package.json's" } };
const REASON = { reason: { value: '<text>', about: 'for the history, which is public' } };

/**
 * Commands of this program. A command's module is loaded when the command runs.
 * @type {Record<string, import('./lib/command-line.mjs').Command>}
 */
export const commands = {
  new: {
    about: 'makes a new remote that passes every check as it is',
    word: '<name>',
    more: `In a workspace it adds a member. Elsewhere it makes a whole repository: in the present folder when that has
nothing but an installation of the packages (or a git repository), otherwise in a new folder with the remote's name.`,
    options: {
      path: { value: '<path>', about: 'of its page: /goals' },
      title: { value: '<title>', about: 'of its page: "Goals"' },
      nav: { value: '<label>', about: 'label in the navbar; without it the page is not in the navbar' },
      access: { value: '<access>', about: 'public, anonymous, guarded; guarded by default' },
      service: { value: '<name>', about: "also a server of the team's own, which the remote calls" },
    },
    run: async (given) => (await import('./new/new.mjs')).runNewCommand(given),
  },
  dev: {
    about: 'builds this remote on every change and serves it to a running product, until Ctrl+C',
    more: 'Open the URL that it prints and press "Use it": this browser then gets the remote from you, and all else as deployed.',
    options: {
      ...SERVER,
      port: { value: '<number>', about: "of this remote's files; 4600 or a free one by default" },
      public: { value: '<url>', about: 'where the product and its visitors reach these files, if elsewhere' },
    },
    run: async (given) => (await import('./dev/dev.mjs')).runDevCommand(given),
  },
  shell: {
    about: 'runs the product on this machine, to develop against, until Ctrl+C',
    more: `For a repository of its own, from a package that is installed once: it says which. Server and embedded database listen
on the loopback alone; data is in .${PRODUCT_NAME}. React is its development build, with its warnings.`,
    options: {
      port: { value: '<number>', about: `of the product; PORT, or ${new URL(DEFAULT_SERVER_URL).port}, by default` },
    },
    run: async (given) => (await import('./shell/shell.mjs')).runShellCommand(given),
  },
  test: {
    about: 'checks the types, where the remote has a tsconfig.json, and runs its unit tests',
    word: '[<pattern>]',
    options: {},
    run: async (given) => (await import('./check/test.mjs')).runTestCommand(given),
  },
  check: {
    about: 'builds this remote, checks the result and compares it with the running shell; publishes nothing',
    word: '[<folder>]',
    more: `It needs no key. A server that is named must respond; without one it only checks the build.
With --shell it compares a build of the shell with every release that visitors of the server get, by the rules of the
server, and builds no remote. The folder has the shell's files; shell/dist of this workspace without it. Exit code 1
means that an active release would not run.`,
    options: { shell: { about: 'compares a shell before it is deployed' }, ...VERSION, ...SERVER },
    run: async (given) => (await import('./release/check.mjs')).runCheckCommand(given),
  },
  build: {
    about: 'builds and checks a release as publish does, and prints where its files are',
    options: VERSION,
    run: async (given) => (await import('./release/release.mjs')).runBuildCommand(given),
  },
  publish: {
    about: 'builds, checks, signs and publishes a release, or the preview of a pull request',
    more: `Before the build it looks whether the key can be read and is known, and the version is free. A release never
changes, and reaches nobody until it is activated.
A preview is a release's build with a version such as 1.2.0-pr.7. It replaces the former one of that pull request, is
removed once it expires, and can never be activated. Developers of the server see it by the link that is printed.`,
    options: {
      ...VERSION,
      url: { value: '<folder>', about: 'where the files are; without it they are sent to the server' },
      preview: { about: 'publishes a preview' },
      pr: { value: '<number>', about: "of the preview's pull request; in GitHub Actions that of the run" },
      days: { value: '<1-90>', about: 'until the preview expires; 14 by default' },
      ...SIGNED,
    },
    run: async (given) => (await import('./release/release.mjs')).runPublishCommand(given),
  },
  activate: {
    about: 'activates a release for all visitors or a share of them: the named one, or the one in the canary',
    canName: true,
    word: '[<version>]',
    more: 'With a share, visitors stay in the canary as the share grows. Without a share, everyone gets the release.',
    options: {
      percent: { value: '<0-100>', about: 'of the visitors; 0 ends the canary' },
      ...REASON,
      ...SIGNED,
    },
    run: async (given) => (await import('./release/release.mjs')).runActivateCommand(given),
  },
  rollback: {
    about: 'ends the canary, or goes back: to the previous release, the named one, or the build next to the server',
    canName: true,
    word: '[<version> | built]',
    more: 'The second rollback in a row, and one that leaves visitors with nothing, say what they do and ask.',
    options: { ...REASON, yes: { about: 'does it without asking' }, ...SIGNED },
    run: async (given) => (await import('./release/release.mjs')).runRollbackCommand(given),
  },
  list: {
    about: 'lists what is published, who gets what, and the latest changes with their reasons',
    canName: true,
    options: SIGNED,
    run: async (given) => (await import('./release/list.mjs')).runListCommand(given),
  },
  token: {
    about: 'makes a key pair, and prints what an operator adds to the server',
    word: '[previews | operators]',
    more: `A key for previews signs nothing else: it is for CI, where it meets the code of pull requests. An operator's key rolls
back any remote, and needs no remote's folder.`,
    options: { key: { value: '<file>', about: 'where the private key goes; .keys/<remote>.pem by default' } },
    run: async (given) => (await import('./release/token.mjs')).runTokenCommand(given),
  },
  upgrade: {
    about: "installs newer packages of the platform, lifts what depends on them, and follows the template's files",
    word: '[<version>]',
    more: `For a repository of its own. Files that are as the template made them are replaced; of those that you edited it
says that the template changed.`,
    options: { from: { value: '<folder>', about: 'with tarballs of the packages, instead of a registry' } },
    run: async (given) => (await import('./new/upgrade.mjs')).runUpgradeCommand(given),
  },
  whoami: {
    about: 'shows remote, key and server, and whether the server knows the key',
    canName: true,
    options: SIGNED,
    run: async (given) => (await import('./release/token.mjs')).runWhoamiCommand(given),
  },
};
