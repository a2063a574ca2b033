import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from '@verdant/shared/router';
import { renderInShell } from '@verdant/shared/testing';
import { LinkWithReturnPage } from './auth-layout';

function Here() {
  const location = useLocation();
  const state: unknown = location.state;
  return <output>{JSON.stringify({ pathname: location.pathname, state })}</output>;
}

test('a link from sign-in to sign-up passes on the page that the guard redirected from', async () => {
  const from = { pathname: '/budget', search: '?period=next', hash: '' };
  renderInShell(
    <>
      <Link to="/sign-in" state={{ from }}>
        guard
      </Link>
      <LinkWithReturnPage to="/sign-up">Create an account</LinkWithReturnPage>
      <Here />
    </>,
  );
  await userEvent.click(screen.getByText('guard'));
  await userEvent.click(screen.getByText('Create an account'));
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ pathname: '/sign-up', state: { from } }));
});
