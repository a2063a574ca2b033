import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';
import type { OwnDataPart } from './own-data-or-sample';
import { OwnDataNote } from './own-data-note';
import type { PageWithNote } from './own-data-note';

const OVERVIEW = 'GET /money/accounts';
const nobody = { accounts: [], net: [], updates: [], can_link: true };
const update = { link_id: 'link-1', institution: 'Dag Site', updated_at: null, failure: null };
const linked = { ...nobody, updates: [update] };

// The first import compiles the chunk, which takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./own-data-or-sample'));

let person = 0;
function open(page: PageWithNote, overview: unknown, own?: Omit<OwnDataPart, 'onKnown'>) {
  person += 1;
  const api = fakeApi({ [OVERVIEW]: overview });
  renderInShell(<OwnDataNote page={page} own={own && { ...own, onKnown: () => undefined }} />, {
    api,
    auth: { user: { ...testUser, id: `noted-${person}` } },
  });
  return api;
}
/** Returns the texts of the paragraphs that are not hidden. */
const seen = () => screen.queryAllByRole('paragraph').map((paragraph) => paragraph.textContent.trim());
const EXAMPLE = 'These figures are an example, the same for everybody.';

test.each<[PageWithNote, unknown, string, string]>([
  [
    'savings',
    nobody,
    'Once a bank is linked, you can set goals of your own here. Link a bank Bring a file from your bank',
    '/yodlee-connect',
  ],
  [
    'investments',
    linked,
    'Your own investment and super accounts are shown here once they are linked or added. The figures below are an example. Go to the dashboard',
    '/dashboard',
  ],
  [
    'budget',
    nobody,
    'Once a bank is linked, this page shows a budget of your own. Link a bank Bring a file from your bank',
    '/yodlee-connect',
  ],
])(
  'the page %s explains how users see their own figures, with a link (case %#)',
  async (page, overview, words, path) => {
    open(page, overview);
    const [link] = await screen.findAllByRole('link');
    expect(link).toHaveAttribute('href', path);
    expect(seen()).toEqual([words]);
  },
);

test('Spending offers to link a bank and to import a bank file', async () => {
  open('spending', nobody);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Link a bank', '/yodlee-connect'],
    ['Bring a file from your bank', '/money/import'],
  ]);
  expect(seen()).toEqual([
    'Once a bank is linked, this page shows your own months. Link a bank Bring a file from your bank',
  ]);
});

test.each([
  ['savings', true, 'Your goals are kept', ['/yodlee-connect', '/money/import']],
  ['budget', false, 'Your budget is kept', ['/money/import']],
] as const)(
  'the page %s explains that saved goals or budgets are kept, with links to restore access (case %#)',
  async (page, canLink, words, paths) => {
    const overview = { ...nobody, can_link: canLink, kept: { goals: true, budget: true } };
    open(page, overview, { page, load: async () => Promise.reject(new Error('not shown')) });
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(paths);
    expect(seen()[0]).toContain(words);
  },
);

test.each([
  ['savings', 'Your goals are kept, and are shown again once an account is added. '],
  ['budget', 'Your budget is kept, and is shown again once a file from your bank is added. '],
] as const)(
  'the page %s explains that data is kept, and offers only a file import if no bank can be linked',
  async (page, words) => {
    const overview = { ...nobody, can_link: false, kept: { goals: true, budget: true } };
    open(page, overview, { page, load: async () => Promise.reject(new Error('not shown')) });
    await screen.findByRole('link');
    expect(seen()).toEqual([`${words}Bring a file from your bank`]);
  },
);

test('Spending offers the import of a file even if no bank can be linked', async () => {
  open('spending', { ...nobody, can_link: false });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/money/import');
});

test.each([
  ['links no banks', { ...nobody, can_link: false }],
  ['does not respond', new ApiError('http', 'failed', { status: 503, url: '/' })],
])('no link or invitation is shown for a server that %s', async (_how, overview) => {
  open('savings', overview);
  await screen.findByText(EXAMPLE, { ignore: '[aria-hidden="true"] *' }, { timeout: 4000 });
  expect(seen()).toEqual([EXAMPLE]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('no note is shown until the account overview has loaded', async () => {
  const api = open('budget', () => new Promise(() => undefined));
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(seen()).toEqual([]);
});

test.each<PageWithNote>(['insights', 'recommendations'])(
  '%s page links to the dashboard, and sends no request',
  (page) => {
    const api = open(page, nobody);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(api.calls).toEqual([]);
  },
);
