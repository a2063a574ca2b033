import { screen } from '@testing-library/react';
import { rememberFailedRequest } from '../../failures/recent-failure';
import { renderInShell } from '../../testing';
import { Banner } from './feedback';

test('an error message shows the reference id of a failed call, and other messages show no reference', () => {
  rememberFailedRequest('f0e1d2c3-1111-4111-8111-111111111111');
  const { unmount } = renderInShell(<Banner>It failed.</Banner>);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.Reference: f0e1d2c3');
  unmount();
  renderInShell(<Banner tone="good">Saved.</Banner>);
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved\.$/);
  rememberFailedRequest(null);
  renderInShell(<Banner>Please enter a name.</Banner>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a name\.$/);
});
