import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { weaknessMessages } from '@verdant/shared/contract';
import { renderInShell } from '@verdant/shared/testing';
import { NewPasswordField } from './new-password-field';

const owner = { email: 'grace.hopper@example.com', first_name: 'Grace', last_name: 'Hopper', phone: '0400 123 456' };

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <NewPasswordField
      name="password"
      label="Password"
      value={value}
      error={error}
      owner={owner}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

async function enter(password: string) {
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(password);
}

test.each([
  ['password', weaknessMessages.common],
  ['hopper1906', weaknessMessages.personal],
  ['aaaaaaaaaaaaaaaa', weaknessMessages.pattern],
  ['pass', 'Weak so far'],
  ['kangaroo umbrella thirteen', 'Strong password'],
])('the password %j shows the message: %s', async (password, words) => {
  renderInShell(<Form />);
  await enter(password);
  const shown = await screen.findByText(words);
  expect(shown).toHaveAttribute('aria-live', 'polite');
});

test('shows no message before a password is typed, or after the field is cleared', async () => {
  const { container } = renderInShell(<Form />);
  const words = () => container.querySelector('[aria-live]');
  expect(words()).toBeEmptyDOMElement();
  await enter('kangaroo umbrella thirteen');
  await screen.findByText('Strong password');
  await userEvent.clear(screen.getByLabelText('Password'));
  expect(words()).toBeEmptyDOMElement();
});

test('does not repeat a weakness that the error of the field already states', async () => {
  renderInShell(<Form error={weaknessMessages.common} />);
  await enter('password');
  expect(await screen.findByText('Weak so far')).toBeVisible();
  expect(screen.getAllByText(weaknessMessages.common)).toHaveLength(1);
});
