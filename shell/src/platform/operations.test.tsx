import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteHealthEntry } from '@verdant/federation/contract';
import { ApiError } from '@verdant/shared/api';
import { fakeApi } from '@verdant/shared/testing';
import { exampleHealth, exampleHealthEntry } from './testing/health-examples';
import { renderPlatformPage } from './testing/render-platform-page';

const published = (version: string) => ({ version, by: 'abc', by_name: 'CI (Ann Lee)', at: '2026-03-05T11:00:00Z' });
const goals = exampleHealthEntry('mfe-goals', {
  stable: '1.1.0',
  built: null,
  earlier: ['1.0.0'],
  published: [published('1.2.0'), published('1.1.0'), published('1.0.0')],
});
const done = { name: 'mfe-goals', stable: '1.0.0', canary: null, changed: true, message: 'Everyone gets it.' };

async function show(remote: RemoteHealthEntry, ...responses: unknown[]) {
  const bodies: unknown[] = [];
  const answer = ({ body }: { body?: unknown } = {}) => {
    bodies.push(body);
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return response;
  };
  const operations = ['rollback', 'freeze', 'unfreeze', 'remove'];
  const api = fakeApi({
    'GET /remote-health?range=24h': exampleHealth([remote], { may_operate: true }),
    ...Object.fromEntries(operations.map((action) => [`POST /operations/mfe-goals/${action}`, answer])),
  });
  renderPlatformPage({ api, route: '/platform' });
  await screen.findByRole('heading', { name: 'mfe-goals' });
  return { bodies };
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const say = async (reason: string) => userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), reason);
const confirm = async (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const asked = new ApiError('http', 'asked', { status: 428, url: '', detail: 'asked' });

test('a rollback shows its effect in a dialog, and requires a reason @g-operators', async () => {
  const { bodies } = await show(goals, done);
  await press('Roll back');
  expect(dialog().getByText('Everyone gets 1.0.0 in place of 1.1.0 with their next page.')).toBeInTheDocument();
  await confirm('Roll back');
  expect(dialog().getByText('Please say why.')).toBeInTheDocument();
  expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  expect(bodies).toEqual([]);
  await say('Totals are wrong');
  await confirm('Roll back');
  expect(await screen.findByText('Done: Roll back.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies).toEqual([{ reason: 'Totals are wrong' }]);
});

test('a second rollback in a row, after which visitors get no release, requires a confirmation @g-second-rollback', async () => {
  const at = '2026-03-05T12:00:00Z';
  const last = { action: 'rollback', from: '1.1.0', to: '1.0.0', percent: null, reason: 'r', by: 'abc', at } as const;
  const { bodies } = await show({ ...goals, stable: '1.0.0', earlier: [], switches: [last] }, asked, done);
  await press('Roll back');
  await say('Again');
  await confirm('Roll back');
  const alert = await dialog().findByRole('alert');
  expect(alert).toHaveTextContent(/It was rolled back already, from 1\.1\.0 to 1\.0\.0/);
  expect(alert).toHaveTextContent(/Visitors then get nothing of mfe-goals/);
  await confirm('Roll back all the same');
  expect(await screen.findByText('Done: Roll back.')).toBeInTheDocument();
  expect(bodies).toEqual([{ reason: 'Again' }, { reason: 'Again', confirm: true }]);
});

test('the dialog for removing a release offers only releases that are not active, and sends the reason @g-removed-releases', async () => {
  const { bodies } = await show(goals, done);
  await press('Remove a release');
  const select = dialog().getByRole('combobox', { name: 'Release' });
  expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(['1.2.0', '1.0.0']);
  await userEvent.selectOptions(select, '1.0.0');
  await say('A secret');
  await confirm('Remove a release');
  expect(await screen.findByText('Done: Remove a release.')).toBeInTheDocument();
  expect(bodies).toEqual([{ reason: 'A secret', version: '1.0.0' }]);
});

test('a frozen remote is marked and can be unfrozen, and each failed operation is explained', async () => {
  const refused = (status: number) => new ApiError('http', 'refused', { status, url: '', detail: 'Not now.' });
  const lost = new ApiError('network', 'lost', { url: '' });
  await show({ ...goals, frozen: true }, refused(403), refused(429), refused(418), lost);
  expect(screen.getByText(/Nothing of it can be activated/)).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '1.1.0 (frozen)' })).toBeInTheDocument();
  await press('Unfreeze');
  await say('Over');
  for (const text of [
    /^Your account may not operate remotes\./,
    /^Too many operations in a short time\./,
    'The server refused, and nothing has changed (418).',
    /The server did not respond/,
  ]) {
    await confirm('Unfreeze');
    expect(await dialog().findByText(text)).toBeInTheDocument();
  }
  await confirm('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a remote without any release has no buttons to roll back or remove', async () => {
  await show({ ...goals, stable: null, earlier: [], published: [] });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh', 'Freeze']);
});

test('a developer who is not an operator sees who published each release, but no buttons for operations', async () => {
  const api = fakeApi({ 'GET /remote-health?range=24h': exampleHealth([goals]) });
  renderPlatformPage({ api, route: '/platform' });
  expect((await screen.findAllByText('CI (Ann Lee)')).length).toBe(3);
  expect(screen.queryByRole('button', { name: 'Freeze' })).not.toBeInTheDocument();
});
