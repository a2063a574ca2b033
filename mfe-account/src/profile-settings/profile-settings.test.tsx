import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { languages, profileOf, user as userSchema } from '@verdant/shared/contract';
import type { User } from '@verdant/shared/contract';
import { checkForm } from '@verdant/shared/forms';
import { AuthContext, useAuth } from '@verdant/shared/services';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';
import type { FakeAnswers, SeenCall } from '@verdant/shared/testing';
import { StatefulAuth } from '../testing/stateful-auth';
import { ProfileSettings } from './profile-settings';

const stored: User = {
  ...testUser,
  phone: '0412 345 678',
  notifications: { email: true, push: false, marketing: true },
  preferences: { theme: 'dark', language: 'en' },
};

function Opener() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Reopen
      </button>
      <ProfileSettings open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens the modal with a fake server that stores the values it receives, unless the test overrides a response. */
function open(person: User = stored, responses: FakeAnswers = {}) {
  let onServer = person;
  const keep = (fields: object) => {
    const next = checkForm(userSchema, { ...onServer, ...fields });
    if (next.ok) onServer = next.output;
    return onServer;
  };
  const api = fakeApi({
    'GET /auth/me': () => onServer,
    'PUT /auth/me': ({ body }: SeenCall) => keep(typeof body === 'object' && body ? body : {}),
    'PUT /auth/me/notifications': ({ body }: SeenCall) => keep({ notifications: body }),
    'PUT /auth/me/preferences': ({ body }: SeenCall) => keep({ preferences: body }),
    ...responses,
  });
  const chooseTheme = jest.fn();
  const setLanguage = jest.fn();
  const view = renderInShell(
    <StatefulAuth user={person}>
      <Opener />
    </StatefulAuth>,
    { api, theme: { chooseTheme }, setLanguage },
  );
  const user = userEvent.setup({ delay: null });
  return { ...view, api, chooseTheme, setLanguage, user };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Profile Settings' });
const tab = (name: string) => screen.getByRole('tab', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const firstName = () => screen.getByLabelText('First name');
const http = (status: number, detail?: string) =>
  new ApiError('http', `Request failed with status code ${status}`, { status, detail, url: '/x' });

/** Submits the form as the Enter key does in a browser. user-event ignores the Save button, which is outside the form. */
const pressEnter = () => fireEvent.submit(firstName());

/** A call that stays pending until the test resolves it. */
function pendingCall() {
  let release: (value: unknown) => void = () => {};
  const response = () => new Promise((resolve) => (release = resolve));
  return { response, release: async (value: unknown) => act(async () => release(value)) };
}

test('the profile tab shows the stored profile, a read-only e-mail, and an upload button without effect @s-2.53 @s-2.54 @s-5.4', async () => {
  const { api, user } = open();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs.slice(0, 3)).toEqual(['Profile', 'Notifications', 'Preferences']);
  expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  expect(firstName()).toHaveValue('Jo');
  expect(screen.getByLabelText('Last name')).toHaveValue('Nguyen');
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('0412 345 678');
  expect(screen.getByLabelText('Email')).toHaveValue('jo@example.com');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByRole('img', { name: 'Profile picture' })).toHaveTextContent('JN');
  const links = within(screen.getByRole('list', { name: 'Legal' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/privacy', '_blank'],
    ['/terms', '_blank'],
  ]);
  const before = dialog()?.textContent;
  await user.click(screen.getByRole('button', { name: 'Upload picture' }));
  expect(dialog()?.textContent).toBe(before);
  expect(api.calls).toEqual([]);
});

test('fields and the Save button appear once the account is loaded, so that nothing is saved over it', async () => {
  function AccountLoading() {
    const [account, setAccount] = useState<User | null>(null);
    return (
      <AuthContext value={{ ...useAuth(), user: account, isAuthenticated: true }}>
        <button type="button" onClick={() => setAccount(stored)}>
          Load
        </button>
        <Opener />
      </AuthContext>
    );
  }
  renderInShell(<AccountLoading />);
  const user = userEvent.setup({ delay: null });
  const saveButton = () => screen.queryByRole('button', { name: 'Save Changes' });
  await user.click(tab('Preferences'));
  expect(screen.queryByLabelText('Language')).not.toBeInTheDocument();
  expect(saveButton()).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('Load'));
  expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
  expect(saveButton()).toBeVisible();
});

test('the Notifications and Preferences tabs show the stored settings and offer every choice @s-2.55 @s-2.56 @s-9.7', async () => {
  const { user } = open();
  await user.click(tab('Notifications'));
  const switches = ['Email Notifications', 'Push Notifications', 'Marketing Emails'].map((name) =>
    screen.getByRole<HTMLInputElement>('switch', { name }),
  );
  expect(switches.map(({ checked }) => checked)).toEqual([true, false, true]);
  await user.click(tab('Preferences'));
  expect(screen.getByLabelText('Theme')).toHaveDisplayValue('Dark');
  expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options.slice(0, 7)).toEqual(['Light', 'Dark', 'System', 'English', 'Spanish', 'French', 'German']);
  expect(options).toHaveLength(3 + languages.length);
});

test('Save sends only the changed sections of all tabs, and shows the returned user @s-3.5 @s-7.7 @s-7.9 @s-7.16', async () => {
  const { api, user } = open();
  await user.clear(firstName());
  await user.type(firstName(), ' Ann ');
  await user.click(tab('Notifications'));
  await user.click(screen.getByRole('switch', { name: 'Push Notifications' }));
  await user.click(tab('Profile'));
  expect(firstName()).toHaveValue(' Ann ');
  await user.click(save());
  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(api.calls).toEqual([
    {
      method: 'PUT',
      path: '/auth/me',
      body: { ...profileOf(stored), first_name: 'Ann', email: 'jo@example.com' },
    },
    { method: 'GET', path: '/auth/me' },
    { method: 'PUT', path: '/auth/me/notifications', body: { email: true, push: true, marketing: true } },
  ]);
  expect(screen.getByLabelText('user')).toHaveTextContent('"first_name":"Ann"');
  expect(firstName()).toHaveValue('Ann');
});

test('emails about money are off by default; Save sends a newly enabled email with the other notification settings', async () => {
  const { api, user } = open();
  await user.click(tab('Notifications'));
  const group = screen.getByRole('group', { name: 'Emails about your money' });
  expect(screen.getAllByRole('switch')).toHaveLength(3);
  for (const element of within(group).getAllByRole('checkbox')) expect(element).not.toBeChecked();
  await user.click(within(group).getByRole('checkbox', { name: 'A letter every month' }));
  await user.click(save());
  await screen.findByText('Your changes have been saved.');
  const { notifications } = stored;
  expect(api.calls.at(-1)?.body).toEqual({ ...notifications, monthly_letter: true });
  expect(within(group).getByRole('checkbox', { name: 'A letter every month' })).toBeChecked();
});

test('the security tab shows Save only if another tab has unsaved changes', async () => {
  const { api, user } = open();
  await user.click(tab('Security'));
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  await user.click(tab('Notifications'));
  await user.click(screen.getByRole('switch', { name: 'Push Notifications' }));
  await user.click(tab('Security'));
  await user.click(save());
  await screen.findByText('Your changes have been saved.');
  const saved = api.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  expect(saved).toEqual(['/auth/me/notifications']);
});

test('language and theme are applied only after they were saved; saving a language does not change the theme', async () => {
  const call = pendingCall();
  const { chooseTheme, setLanguage, user } = open(stored, { 'PUT /auth/me/preferences': call.response });
  await user.click(tab('Preferences'));
  await user.selectOptions(screen.getByLabelText('Language'), 'French');
  await user.click(save());
  expect(setLanguage).not.toHaveBeenCalled();
  await call.release({ ...stored, preferences: { theme: 'dark', language: 'fr' } });
  expect(setLanguage).toHaveBeenCalledWith('fr');
  expect(chooseTheme).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Theme'), 'System');
  await user.click(save());
  await call.release({ ...stored, preferences: { theme: 'system', language: 'fr' } });
  expect(chooseTheme).toHaveBeenCalledWith('system');
});

test('Save on the Preferences tab opens the Profile tab if names are missing, with the focus on the first field @s-2.54 @s-5.4', async () => {
  const { api, user } = open({ ...stored, last_name: '' });
  await user.clear(firstName());
  await user.click(tab('Preferences'));
  await user.selectOptions(screen.getByLabelText('Theme'), 'Light');
  await user.click(save());
  expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  expect(firstName()).toHaveAccessibleDescription('First name is required');
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(firstName()).toHaveFocus();
  expect(api.calls).toEqual([]);
  await user.type(firstName(), 'A');
  expect(firstName()).not.toHaveAccessibleDescription();
});

test('the Save button reads Saving... while a request is in progress, and further submissions are ignored @s-2.58', async () => {
  const call = pendingCall();
  const { api, user } = open(stored, { 'PUT /auth/me': call.response });
  await act(async () => [1, 2].forEach(pressEnter));
  await user.click(screen.getByRole('button', { name: 'Saving...' }));
  pressEnter();
  expect(api.calls).toHaveLength(1);
  await call.release(stored);
  expect(save()).toBeVisible();
});

test('the dialog closes 1.5 seconds after the success message @s-4.12 @s-9.3', async () => {
  jest.useFakeTimers();
  try {
    open();
    fireEvent.click(save());
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Your changes have been saved.')).toBeVisible();
    act(() => jest.advanceTimersByTime(1499));
    expect(dialog()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(dialog()).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('the dialog stays open with the typed text if the user types while a save is in progress', async () => {
  const call = pendingCall();
  const { user } = open(stored, { 'PUT /auth/me': call.response });
  await user.type(firstName(), 'h');
  await user.click(save());
  await user.type(firstName(), 'n');
  jest.useFakeTimers();
  try {
    await call.release({ ...stored, first_name: 'Joh' });
    act(() => jest.advanceTimersByTime(5000));
    expect(firstName()).toHaveValue('John');
  } finally {
    jest.useRealTimers();
  }
});

test('a failure without a reason shows a general message and keeps the typed text @s-4.12 @s-8.14', async () => {
  const { user } = open(stored, { 'PUT /auth/me': undefined });
  await user.type(firstName(), 'h');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('Update failed. Please try again.');
  expect(firstName()).toHaveValue('Joh');
  expect(screen.getByLabelText('user')).toHaveTextContent('"first_name":"Jo"');
});

test('if one section cannot be saved, an error names that section, and the next Save sends only that section @s-7.10', async () => {
  let attempts = 0;
  const { api, chooseTheme, user } = open(stored, {
    'PUT /auth/me/preferences': () => (attempts++ === 0 ? http(503, 'Please try later') : undefined),
  });
  await user.type(firstName(), 'h');
  await user.click(tab('Preferences'));
  await user.selectOptions(screen.getByLabelText('Theme'), 'Light');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Saved: Profile. Not saved: Preferences. Please try later',
  );
  expect(screen.getByLabelText('user')).toHaveTextContent('"first_name":"Joh"');
  expect(screen.getByLabelText('Theme')).toHaveDisplayValue('Light');
  expect(chooseTheme).not.toHaveBeenCalled();
  await user.click(save());
  await screen.findByText('Your changes have been saved.');
  expect(api.calls.map(({ path }) => path)).toEqual(['/auth/me', '/auth/me/preferences', '/auth/me/preferences']);
});

test.each([
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the close icon', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'the backdrop',
    () => {
      fireEvent.mouseDown(screen.getByRole('dialog'));
      fireEvent.click(screen.getByRole('dialog'));
    },
  ],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
])('%s closes the dialog and discards changes; reopening shows the stored settings @s-2.57', async (_name, leave) => {
  const { api, user } = open();
  await user.clear(firstName());
  await user.click(save());
  await user.click(tab('Notifications'));
  await user.click(screen.getByRole('switch', { name: 'Marketing Emails' }));
  leave();
  expect(dialog()).not.toBeInTheDocument();
  await user.click(screen.getByText('Reopen'));
  expect(firstName()).toHaveValue('Jo');
  expect(firstName()).not.toHaveAccessibleDescription();
  await user.click(tab('Notifications'));
  expect(screen.getByRole('switch', { name: 'Marketing Emails' })).toBeChecked();
  expect(api.calls).toEqual([]);
});

test('if the dialog is closed during a save, the result is still reported, unless the session has ended', async () => {
  const call = pendingCall();
  const { notifications, user } = open(stored, { 'PUT /auth/me': call.response });
  const answers = [http(401, 'Not authenticated'), http(500, 'Sorry'), { ...stored, first_name: 'Joh' }];
  for (const answer of answers) {
    await user.type(firstName(), 'h');
    await user.click(save());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByText('Reopen'));
    expect(firstName()).toHaveValue('Jo');
    await call.release(answer);
  }
  await waitFor(() => expect(firstName()).toHaveValue('Joh'));
  expect(notifications).toEqual(['Sorry', 'Your changes have been saved.']);
});
