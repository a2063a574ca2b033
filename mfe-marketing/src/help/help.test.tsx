import { screen, within } from '@testing-library/react';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Help } from './help';

const CONTACT = 'GET /contact';
const open = (response: unknown) => renderInShell(<Help />, { api: fakeApi({ [CONTACT]: response }), route: '/help' });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('names the contact that the operator has published', async () => {
  open({ contact: { label: 'help@example.com', href: 'mailto:help@example.com' } });
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(section('Reach us').getByText(/never ask for your password/)).toBeVisible();
});

test.each([
  ['the server has no contact', { contact: null }],
  ['the contact cannot be fetched', new ApiError('network', 'Network Error', { url: CONTACT })],
  ['the contact has a javascript: link', { contact: { label: 'x', href: 'javascript:alert(1)' } }],
])('shows that no contact is published if %s', async (_name, response) => {
  open(response);
  expect(await screen.findByText(/^No contact is published here/)).toBeVisible();
  expect(section('Reach us').queryByText(/never ask/)).not.toBeInTheDocument();
});

test('has phone numbers for money trouble, and links to solve common problems', () => {
  open({ contact: null });
  const [helpline] = section('You are short of money').getAllByRole('link', { name: /^National Debt Helpline/ });
  expect(helpline).toHaveAttribute('href', 'tel:1800007007');
  expect(section('A figure looks wrong').getByRole('link')).toHaveAttribute('href', '/money/transactions');
  expect(section('You cannot sign in').getByRole('link')).toHaveAttribute('href', '/forgot-password');
});
