import { languageName, type User } from '@verdant/shared/contract';
import { testUser } from '@verdant/shared/testing';
import {
  unsavedEditsOf,
  editsAfterSave,
  hasEdits,
  initialsOf,
  noEdits,
  sectionsToSave,
  storedSettings,
} from './settings';
import type { SettingsEdits } from './settings';

const user: User = {
  ...testUser,
  notifications: { email: false, push: true, marketing: true },
  preferences: { theme: 'light', language: 'fr' },
};
const sections = (person: User, edits: Partial<SettingsEdits>) =>
  sectionsToSave(unsavedEditsOf(person, { ...noEdits, ...edits }));

test('the stored settings are used, else the defaults with the language of the page @s-3.8 @s-3.9', () => {
  expect(storedSettings(user, 'en').notifications).toEqual({ email: false, push: true, marketing: true });
  expect(storedSettings(user, 'de').preferences).toEqual({ theme: 'light', language: 'fr' });
  expect(storedSettings(testUser, 'en').notifications).toEqual({ email: true, push: true, marketing: false });
  expect(storedSettings(testUser, 'fr').preferences).toEqual({ theme: 'system', language: 'fr' });
});

test('only the changed sections are saved, the profile before the preferences', () => {
  expect(sections(user, { preferences: { theme: 'dark' } })).toEqual(['preferences']);
  expect(sections(user, { preferences: { language: 'de' }, profile: { phone: '0412345678' } })).toEqual([
    'profile',
    'preferences',
  ]);
});

test('only the profile is saved if nothing changed, or if every change was undone', () => {
  expect(sections(user, {})).toEqual(['profile']);
  expect(sections(user, { preferences: { theme: 'light' }, notifications: { email: false } })).toEqual(['profile']);
});

test('a default value can be saved if no value was stored before', () => {
  expect(sections(testUser, { preferences: { theme: 'system' } })).toEqual(['preferences']);
  expect(sections(testUser, { notifications: { push: true } })).toEqual(['notifications']);
  expect(sections(testUser, { profile: { phone: '' } })).toEqual(['profile']);
});

test('after a section was saved, only later changes to that section count as edits', () => {
  const sent: SettingsEdits = {
    profile: { first_name: 'Ann', phone: '' },
    notifications: {},
    preferences: { theme: 'dark' },
  };
  const now: SettingsEdits = { ...sent, profile: { first_name: 'Anna', phone: '' } };
  const left = editsAfterSave(now, sent, 'profile');
  expect(left).toEqual({ profile: { first_name: 'Anna' }, notifications: {}, preferences: { theme: 'dark' } });
  expect(hasEdits(left)).toBe(true);
  expect(hasEdits(editsAfterSave(editsAfterSave(sent, sent, 'profile'), sent, 'preferences'))).toBe(false);
});

test.each([
  ['Jo', 'Nguyen', 'JN'],
  [' jo', '', 'J'],
  ['', 'nguyen', 'N'],
  ['', '', 'M'],
  ['😀', 'b', '😀B'],
])('the initials of the first name %p and the last name %p are %p', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name }, 'me@example.com')).toBe(initials);
});

test('a language is named in the language of the reader, with a capital letter', () => {
  expect([languageName('en', 'es'), languageName('de', 'en')]).toEqual(['Inglés', 'German']);
});
