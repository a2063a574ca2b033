import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '@verdant/shared/api';
import { InlineForm, useForm } from '@verdant/shared/forms';
import { QueryProvider, useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { fakeApi, renderInShell, type FakeAnswers } from '@verdant/shared/testing';
import { Button, TextField } from '@verdant/shared/ui';
import { EditableRow, EditableRows, Outcome, useChanges, type Changes } from '.';

const list = v.object({ lines: v.array(v.string()) });
type List = v.InferOutput<typeof list>;
const queryKey = ['lines'];

type LineProps = {
  line: string;
  lines: readonly string[];
  changes: Changes<List>;
  onClose: () => void;
};

function LineForm({ line, lines, changes, onClose }: LineProps) {
  const form = useForm({
    initial: { name: line },
    check: ({ name }) => ({ ok: true, output: name }),
    submit: async (name) =>
      changes.save(
        { lines: lines.map((candidate) => (candidate === line ? name : candidate)) },
        `${name} is saved.`,
        onClose,
      ),
    blocked: changes.isBusy,
  });
  return (
    <InlineForm form={form} onClose={onClose}>
      <TextField {...form.field('name')} label="Name" />
    </InlineForm>
  );
}

function Lines() {
  const api = useApi();
  const [opened, setOpened] = useState<string>();
  const { data = { lines: [] } } = useQuery<List>({
    queryKey,
    queryFn: async () => api.get('/lines', { schema: list }),
  });
  const changes = useChanges<List, List>({
    queryKey,
    shown: data,
    send: async (body) => api.put('/lines', { body, schema: list }),
    inverseOf: (_change, before) => before,
    refusals: () => ({ 409: 'Changed elsewhere.' }),
  });
  return (
    <>
      <Outcome changes={changes} />
      <EditableRows>
        {data.lines.map((line) => (
          <EditableRow
            key={line}
            amount=""
            controls={<Button onClick={() => setOpened(line)}>{`Edit: ${line}`}</Button>}
            below={
              opened === line && (
                <LineForm line={line} lines={data.lines} changes={changes} onClose={() => setOpened(undefined)} />
              )
            }
          >
            {line}
          </EditableRow>
        ))}
      </EditableRows>
      <Button onClick={() => changes.change({ lines: [] }, 'Cleared.')}>Clear</Button>
    </>
  );
}

async function open(put: unknown, answers: FakeAnswers = {}) {
  const api = fakeApi({ 'GET /lines': { lines: ['rent', 'power'] }, 'PUT /lines': put, ...answers });
  renderInShell(
    <QueryProvider>
      <Lines />
    </QueryProvider>,
    { api },
  );
  await screen.findByText('rent');
  return { sent: () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => userEvent.click(button(name));
const lines = () => screen.queryAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
const name = () => screen.queryByLabelText('Name');
const http = (status: number) => new ApiError('http', 'failed', { status, url: '/lines' });
const stored = ({ body }: { body: unknown }) => body;

async function edit(text: string) {
  await press('Edit: rent');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.keyboard(`${text}{Enter}`);
}

test('shows and focuses a notice after a change; Undo restores the list, after which there is no Undo button', async () => {
  const { sent } = await open(stored);
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

test('ignores further changes while a change is being saved', async () => {
  let respond: (response: unknown) => void = () => undefined;
  const { sent } = await open(() => new Promise((resolve) => (respond = resolve)));
  await press('Clear');
  await press('Clear');
  await edit('flat');
  expect(sent()).toHaveLength(1);
  expect(name()).toHaveValue('flat');
  respond({ lines: ['water'] });
  expect(await screen.findByText('water')).toBeVisible();
});

test.each([
  [500, 'That could not be saved, and nothing has changed. Please try again.'],
  [409, 'Changed elsewhere.'],
])('after a failed change with status %d, fetches the list again and shows: %s', async (status, text) => {
  const reads = [{ lines: ['rent', 'power'] }, { lines: ['gas'] }];
  await open(http(status), { 'GET /lines': () => reads.shift() });
  await press('Clear');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await screen.findByText('gas')).toBeVisible();
});

test('opens the edit form in the row and focuses the field; Escape and Cancel return the focus to the button', async () => {
  const { sent } = await open(stored);
  await press('Edit: power');
  expect(screen.getAllByRole('listitem')[1]).toContainElement(name());
  expect(name()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(name()).not.toBeInTheDocument();
  expect(button('Edit: power')).toHaveFocus();
  await press('Edit: power');
  await press('Cancel');
  expect(name()).not.toBeInTheDocument();
  expect(button('Edit: power')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('shows a failed save in the form and keeps the typed text, and closes the form after a successful save', async () => {
  const answers = [http(409), { lines: ['flat', 'power'] }, { lines: ['rent', 'power'] }];
  const { sent } = await open(() => answers.shift());
  await edit('flat');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Changed elsewhere.');
  expect(screen.getAllByRole('listitem')[0]).toContainElement(alert);
  expect(name()).toHaveValue('flat');
  await press('Save');
  expect(await screen.findByText('flat is saved.')).toBeVisible();
  await waitFor(() => expect(name()).not.toBeInTheDocument());
  expect(document.activeElement).toHaveTextContent('flat is saved.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(sent()).toEqual([{ lines: ['flat', 'power'] }, { lines: ['flat', 'power'] }, { lines: ['rent', 'power'] }]);
});
