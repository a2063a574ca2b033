import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { historyCalls } from '@verdant/shared/contract';
import { QueryProvider } from '@verdant/shared/query';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { LoadState, useCall } from './calls';

function Quizzes(props: { height?: string }) {
  const query = useCall(historyCalls.list, {}, ['quizzes'], { retry: false, gcTime: 0 });
  return (
    <>
      <LoadState query={query} loading="Loading quizzes" failed="No quizzes." {...props} />
      {query.data && <p>{`Quizzes: ${query.data.quizzes.length}`}</p>}
    </>
  );
}

function open(response: unknown, props: { height?: string } = {}) {
  const api = fakeApi({ 'GET /adaptive-quiz/history': response });
  renderInShell(
    <QueryProvider>
      <Quizzes {...props} />
    </QueryProvider>,
    { api },
  );
}

test.each([[{}], [{ height: '10rem' }]])(
  'shows the loading text until the response arrives, with the props %j',
  async (props) => {
    let respond: (response: unknown) => void = () => undefined;
    open(async () => new Promise((resolve) => (respond = resolve)), props);
    expect(screen.getByText('Loading quizzes')).toBeInTheDocument();
    respond({ quizzes: [], changes: [] });
    expect(await screen.findByText('Quizzes: 0')).toBeVisible();
    expect(screen.queryByText('Loading quizzes')).not.toBeInTheDocument();
  },
);

test('shows a failed call, and sends the call again after a click on Try again', async () => {
  const answers = [new ApiError('http', 'failed', { status: 500, url: '/' }), { quizzes: [], changes: [] }];
  open(() => answers.shift());
  expect(await screen.findByRole('alert')).toHaveTextContent('No quizzes.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Quizzes: 0')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
