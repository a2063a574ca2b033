import { screen } from '@testing-library/react';
import { moneyAccount, moneyOverview, linkedAccountFields, type FakeAnswers } from '@verdant/shared/testing';
import { Transactions } from '../transactions';
import { openPage } from '../../testing/open-page';

const account = moneyAccount({ ...linkedAccountFields, id: '6f1c3f0e-8f0d-4a43-9d0b-0f9a3b1f0001', name: 'Everyday' });
export const transaction = (id: string, merchant: string) => ({
  id,
  account_id: account.id,
  date: '2026-11-20',
  amount_cents: -4_210,
  currency: 'AUD',
  description: merchant.toUpperCase(),
  merchant,
  is_pending: false,
  category: 'groceries',
  reason: { kind: 'merchant', value: merchant },
});

export const firstPageCall = 'GET /money/transactions?include=totals&limit=50';
/** Opens the page for a new user; the fake server sends `answers`. */
export const openTransactionsPage = (answers: FakeAnswers, route = '/money/transactions', accounts = [account]) =>
  openPage(<Transactions />, { 'GET /money/accounts': moneyOverview(...accounts), ...answers }, { route });
export const shownMerchants = () =>
  screen
    .getAllByRole('button', { name: /change the category of/ })
    .map((button) => (button.getAttribute('aria-label') ?? '').split(' of ').at(-1));
