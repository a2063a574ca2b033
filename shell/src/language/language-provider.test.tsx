import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@verdant/shared/contract';
import { AuthContext, useLanguage } from '@verdant/shared/services';
import { defineTexts } from '@verdant/shared/texts';
import { fakeAuth, fakeLoaders, testUser } from '@verdant/shared/testing';
import { LanguageProvider, useAccountLanguage } from './language-provider';
import { storedLanguage } from './page-language';

let arrive: (texts: { save: string }) => void = () => undefined;
const slow = new Promise<{ save: string }>((resolve) => {
  arrive = resolve;
});
const { useTexts } = defineTexts(
  { save: 'Save' },
  fakeLoaders({ de: async () => ({ save: 'Speichern' }), fr: async () => slow }),
);

function Page() {
  useAccountLanguage();
  const t = useTexts();
  const { setLanguage } = useLanguage();
  return (
    <>
      <p>{t('save')}</p>
      <button type="button" onClick={() => setLanguage('de')}>
        Deutsch
      </button>
      <button type="button" onClick={() => setLanguage('fr')}>
        Français
      </button>
    </>
  );
}

function open(user: User | null = null) {
  return render(
    <LanguageProvider first={storedLanguage()}>
      <AuthContext value={fakeAuth({ user, isAuthenticated: user !== null })}>
        <Page />
      </AuthContext>
    </LanguageProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
});

test('a chosen language is shown, set on the document, and stored for the next visit', async () => {
  const { unmount } = open();
  expect(document.documentElement.lang).toBe('en');
  await press('Deutsch');
  expect(await screen.findByText('Speichern')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');
  unmount();
  open();
  expect(await screen.findByText('Speichern')).toBeInTheDocument();
});

test('the language rendered by the server stays until the user chooses another, unless it is unsupported', async () => {
  document.documentElement.lang = 'de';
  const { unmount } = open();
  expect(await screen.findByText('Speichern')).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBeNull();
  unmount();
  document.documentElement.lang = 'ja';
  open();
  expect(screen.getByText('Save')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
});

test('a language that loads slowly does not replace a language chosen later', async () => {
  open();
  await press('Français');
  await press('Deutsch');
  expect(await screen.findByText('Speichern')).toBeInTheDocument();
  await act(async () => arrive({ save: 'Enregistrer' }));
  expect(screen.getByText('Speichern')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');
});

test('the language stored in the account is used and stored on a new device', async () => {
  open({ ...testUser, preferences: { theme: 'system', language: 'de' } });
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(localStorage.getItem('language')).toBe('de');
});

test('a language chosen in another tab is applied', async () => {
  open();
  localStorage.setItem('language', 'de');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'de' })));
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
});
