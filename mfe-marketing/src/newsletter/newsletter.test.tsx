import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Newsletter } from './newsletter';

function setUp() {
  const api = fakeApi();
  const shell = renderInShell(<Newsletter />, { api });
  return {
    ...shell,
    api,
    field: screen.getByLabelText('Email address'),
    submit: screen.getByRole('button', { name: 'Subscribe Now' }),
  };
}

describe('Newsletter', () => {
  it('thanks, clears the field and sends no request', async () => {
    const { notifications, api, field, submit } = setUp();
    await userEvent.type(field, 'jo@example.com');
    await userEvent.click(submit);
    expect(notifications).toEqual(['Thank you for subscribing! The newsletter feature will be available soon.']);
    expect(field).toHaveValue('');
    expect(api.calls).toEqual([]);
  });

  it.each(['', 'not an e-mail'])('leaves "%s" to native validation', async (typed) => {
    const { notifications, field, submit } = setUp();
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(submit);
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(notifications).toEqual([]);
    expect(field).toHaveValue(typed);
  });
});
