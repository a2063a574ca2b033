import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { defineTexts, fillText } from './define-texts';

const { useTexts } = defineTexts(
  { greeting: 'Welcome back, {name}', plain: 'Save' },
  { fr: async () => ({ plain: 'Enregistrer' }), de: () => Promise.reject(new Error('not there')) },
);

function Sample() {
  const t = useTexts();
  return <p>{`${t('greeting', { name: 'Jo' })} / ${t('plain')}`}</p>;
}

test('places are filled; one without a value stays visible', () => {
  expect(fillText('{a} of {b}', { a: 1 })).toBe('1 of {b}');
});

test('English is there at once', () => {
  renderInShell(<Sample />);
  expect(screen.getByText('Welcome back, Jo / Save')).toBeInTheDocument();
});

test('a translation takes over when it has loaded; what it lacks stays English', async () => {
  renderInShell(<Sample />, { language: 'fr' });
  await waitFor(() => expect(screen.getByText('Welcome back, Jo / Enregistrer')).toBeInTheDocument());
});

test('a translation that does not load leaves the English texts', async () => {
  renderInShell(<Sample />, { language: 'de' });
  expect(await screen.findByText('Welcome back, Jo / Save')).toBeInTheDocument();
});
