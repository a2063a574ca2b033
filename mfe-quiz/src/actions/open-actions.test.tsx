import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { OpenActions } from './open-actions';

const actions = [
  { id: 'buffer', title: 'Build a buffer' },
  { id: 'card', title: 'Pay the card off' },
];
const PUT = 'PUT /adaptive-quiz/actions/buffer';
const DELETE = 'DELETE /adaptive-quiz/actions/buffer';

function open(responses: FakeAnswers = {}) {
  const api = fakeApi(responses);
  renderInShell(<OpenActions actions={actions} />, { api });
  const sent = () => api.calls.map(({ method, body }) => [method, body]);
  return { sent, user: userEvent.setup() };
}
const about = (title: string) =>
  within(screen.getByRole('group', { name: `Last time this was suggested: ${title}. Did you get to it?` }));

test('asks about each open action from the advice of the last quiz, with no option selected', () => {
  const { sent } = open();
  for (const { title } of actions) {
    expect(
      about(title)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Done', 'Still to do', 'Not for me']);
  }
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(sent()).toEqual([]);
});

test('each choice is stored immediately, and the choice "Still to do" deletes the stored choice', async () => {
  const { user, sent } = open({ [PUT]: { state: 'done' }, [DELETE]: undefined });
  const buffer = about('Build a buffer');
  await user.click(buffer.getByRole('radio', { name: 'Done' }));
  await user.click(buffer.getByRole('radio', { name: 'Not for me' }));
  await user.click(buffer.getByRole('radio', { name: 'Still to do' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PUT', { state: 'done' }],
      ['PUT', { state: 'dismissed', reason: 'not_for_me' }],
      ['DELETE', undefined],
    ]),
  );
  expect(buffer.getByRole('radio', { name: 'Still to do' })).toBeChecked();
});

test('a choice that cannot be stored is reverted, with an error next to the action', async () => {
  const responses: FakeAnswers = { [PUT]: new ApiError('network', 'Network Error', { url: PUT }) };
  const { user } = open(responses);
  const buffer = about('Build a buffer');
  await user.click(buffer.getByRole('radio', { name: 'Done' }));
  expect(await buffer.findByRole('alert')).toHaveTextContent('This could not be saved. Please choose again.');
  expect(buffer.getByRole('radio', { name: 'Done' })).not.toBeChecked();
  responses[PUT] = { state: 'done' };
  await user.click(buffer.getByRole('radio', { name: 'Done' }));
  await waitFor(() => expect(buffer.queryByRole('alert')).not.toBeInTheDocument());
  expect(buffer.getByRole('radio', { name: 'Done' })).toBeChecked();
});

test('shows nothing if there are no open actions', () => {
  renderInShell(<OpenActions actions={[]} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
