import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '@verdant/shared/query';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';
import { SupportMessage } from './support-message';

const line = {
  text: 'Some of your payments went to betting.',
  links: [{ name: 'Gambling Help 1800 858 858', url: 'tel:1800858858' }],
};

test('the support message links to help, and is dismissed under an id that does not reveal the topic', async () => {
  const api = fakeApi({ 'PUT /adaptive-quiz/actions/kind-line': { state: 'dismissed', reason: 'other' } });
  renderInShell(
    <QueryProvider>
      <SupportMessage line={line} />
    </QueryProvider>,
    { auth: { user: testUser }, api },
  );
  expect(screen.getByText(line.text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Gambling Help/ })).toHaveAttribute('href', 'tel:1800858858');
  await userEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(await screen.findByRole('button', { name: 'Do not show this again' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
