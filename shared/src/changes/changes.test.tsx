import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { ApiError } from '@verdant/shared/api';
import { QueryProvider, useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { fakeApi, renderInShell, type FakeAnswers } from '@verdant/shared/testing';
import { Outcome, useChanges } from '.';

const list = v.object({ lines: v.array(v.string()) });
type List = v.InferOutput<typeof list>;
const queryKey = ['lines'];

/** A list that can be cleared, as the pages with an own list build theirs. */
function Lines({ hasForm }: { hasForm: boolean }) {
  const api = useApi();
  const { data = { lines: [] } } = useQuery<List>({
    queryKey,
    queryFn: async () => api.get('/lines', { schema: list }),
  });
  const changes = useChanges<List, List>({
    queryKey,
    shown: data,
    send: async (body) => api.put('/lines', { body, schema: list }),
    inverseOf: (_change, before) => before,
    predicted: (_state, change) => change,
    refusals: () => ({ 409: 'Changed elsewhere.' }),
  });
  return (
    <>
      <Outcome changes={changes} hasForm={hasForm} />
      <ul>
        {data.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" onClick={() => changes.change({ lines: [] }, 'Cleared.')}>
        Clear
      </button>
      <button type="button" onClick={changes.forgetFailure}>
        Forget
      </button>
    </>
  );
}

async function open(put: unknown, { hasForm = false, ...answers }: FakeAnswers & { hasForm?: boolean } = {}) {
  const api = fakeApi({ 'GET /lines': { lines: ['rent', 'power'] }, 'PUT /lines': put, ...answers });
  renderInShell(
    <QueryProvider>
      <Lines hasForm={hasForm} />
    </QueryProvider>,
    { api },
  );
  await screen.findByText('rent');
  return { sent: () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const http = (status: number) => new ApiError('http', 'failed', { status, url: '/lines' });

test('shows the response and a notice that takes the focus; an undo sends the inverse and has no undo of its own', async () => {
  const { sent } = await open(({ body }: { body: unknown }) => body);
  await press('Clear');
  expect(await screen.findByText('Cleared.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Cleared.'));
  await waitFor(() => expect(lines()).toEqual([]));
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Undone.'));
  await waitFor(() => expect(lines()).toEqual(['rent', 'power']));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(sent()).toEqual([{ lines: [] }, { lines: ['rent', 'power'] }]);
});

test('shows a prediction until the response, and ignores other changes meanwhile', async () => {
  let respond: (response: unknown) => void = () => undefined;
  const { sent } = await open(() => new Promise((resolve) => (respond = resolve)));
  await press('Clear');
  await press('Clear');
  await waitFor(() => expect(lines()).toEqual([]));
  expect(sent()).toHaveLength(1);
  respond({ lines: ['water'] });
  expect(await screen.findByText('water')).toBeVisible();
});

test.each([
  [500, 'That could not be saved, and nothing has changed. Please try again.'],
  [409, 'Changed elsewhere.'],
])('takes a change back after %d, fetches again and says: %s', async (status, text) => {
  let respond: (response: unknown) => void = () => undefined;
  const reads = [{ lines: ['rent', 'power'] }, new Promise((resolve) => (respond = resolve))];
  await open(http(status), { 'GET /lines': () => reads.shift() });
  await press('Clear');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(lines()).toEqual(['rent', 'power']));
  respond({ lines: ['gas'] });
  expect(await screen.findByText('gas')).toBeVisible();
  await press('Forget');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaves the failure to an open form', async () => {
  await open(http(500), { hasForm: true });
  await press('Clear');
  expect(await screen.findByText('rent')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
