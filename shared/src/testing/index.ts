export { catalogueProblems } from './catalogues';
export { fakeLoaders } from './fake-loaders';
export { fakeApi, fakeAuth, testUser } from './fake-services';
export type { FakeAnswers, SeenCall } from './fake-services';
export { moneyAccount, moneyOverview, moneyUpdate, linkedAccountFields } from './money';
export { declaredModules, remoteProblems } from './remote-problems';
export { renderInShell } from './render-in-shell';
export type { ShellOptions } from './render-in-shell';
