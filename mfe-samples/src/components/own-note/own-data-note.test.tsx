import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, moneyAccount, renderInShell } from '@verdant/shared/testing';
import type { OwnDataPart } from './own-data-or-sample';
import { OwnDataNote } from './own-data-note';
import type { PageWithNote } from './own-data-note';

const OVERVIEW = 'GET /money/accounts';
const nobody = { accounts: [], net: [], updates: [], can_link: true };
const update = { link_id: 'link-1', institution: 'Dag Site', updated_at: null, failure: null };
const linked = { ...nobody, updates: [update] };

// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./own-data-or-sample'));

function open(page: PageWithNote, overview: unknown, own?: Omit<OwnDataPart, 'onKnown'>) {
  const api = fakeApi({ [OVERVIEW]: overview });
  renderInShell(<OwnDataNote page={page} own={own && { ...own, onKnown: () => undefined }} />, {
    api,
  });
  return api;
}
/** Returns the texts of the paragraphs that are not hidden. */
const seen = () => screen.queryAllByRole('paragraph').map((paragraph) => paragraph.textContent.trim());
const bank = '/yodlee-connect';
const file = '/money/import';
const links = ' Link a bank Bring a file from your bank';
const kept = { ...nobody, kept: { goals: true, budget: true } };
const offline = { can_link: false };
const whenLinked =
  'Your own investment and super accounts are shown here once they are linked or added. The figures below are an example. Go to the dashboard';
const example = 'These figures are an example, the same for everybody.';

test.each<[PageWithNote, object, string, string[]]>([
  ['spending', nobody, `Once a bank is linked, this page shows your own months.${links}`, [bank, file]],
  ['spending', { ...nobody, ...offline }, `${example} Bring a file from your bank`, [file]],
  ['savings', nobody, `Once a bank is linked, you can set goals of your own here.${links}`, [bank, file]],
  ['investments', linked, whenLinked, ['/dashboard']],
  // The operator turned off new bank links after this bank was linked.
  ['investments', { ...linked, ...offline }, whenLinked, ['/dashboard']],
  ['investments', { ...nobody, accounts: [moneyAccount({ source: 'import' })] }, whenLinked, ['/dashboard']],
  ['investments', { ...nobody, accounts: [moneyAccount()] }, 'Once they are linked, this page shows', [bank]],
  ['budget', nobody, `Once a bank is linked, this page shows a budget of your own.${links}`, [bank, file]],
  ['savings', kept, 'Your goals are kept', [bank, file]],
  [
    'savings',
    { ...kept, ...offline },
    'Your goals are kept, and are shown again once an account is added. Bring a file from your bank',
    [file],
  ],
  [
    'budget',
    { ...kept, ...offline },
    'Your budget is kept, and is shown again once a file from your bank is added. Bring a file from your bank',
    [file],
  ],
])(
  'the page %s explains how users see their own figures, with links (case %#)',
  async (page, overview, words, paths) => {
    const needs = page === 'savings' || page === 'budget' ? page : undefined;
    open(page, overview, needs && { page: needs, load: async () => Promise.reject(new Error('not shown')) });
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(paths);
    expect(seen()).toEqual([expect.stringContaining(words)]);
  },
);

test.each([
  ['links no banks', { ...nobody, can_link: false }],
  ['does not respond', new ApiError('http', 'failed', { status: 503, url: '/' })],
])('no link or invitation is shown for a server that %s', async (_how, overview) => {
  open('savings', overview);
  await screen.findByText(example, { ignore: '[aria-hidden="true"] *' });
  expect(seen()).toEqual([example]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('no note is shown until the account overview has loaded', async () => {
  const api = open('budget', () => new Promise(() => undefined));
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(seen()).toEqual([]);
});

test.each<PageWithNote>(['insights', 'recommendations'])(
  'the note on the page "%s" links to the dashboard, and needs no request',
  (page) => {
    const api = open(page, nobody);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(api.calls).toEqual([]);
  },
);
