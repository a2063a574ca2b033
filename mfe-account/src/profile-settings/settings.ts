import { defaultNotificationPreferences, defaultPreferences, profileOf } from '@verdant/shared/contract';
import type { Language, NotificationPreferences, Preferences, ProfileFields, User } from '@verdant/shared/contract';

export const sections = ['profile', 'notifications', 'preferences'] as const;
export type Section = (typeof sections)[number];

/** The sections share the Save button of the modal; the other tabs have their own buttons. */
export const tabs = [...sections, 'banks', 'security', 'privacy'] as const;
export type SettingsTab = (typeof tabs)[number];

/** The modal's values, grouped by the call that saves them. */
export type Settings = { profile: ProfileFields; notifications: NotificationPreferences; preferences: Preferences };

export type SettingsEdits = { [S in Section]: Partial<Settings[S]> };

export const noEdits: SettingsEdits = { profile: {}, notifications: {}, preferences: {} };

export const hasEdits = (edits: SettingsEdits): boolean =>
  sections.some((section) => Object.keys(edits[section]).length > 0);

/**
 * Returns the stored settings, else the defaults of spec 3 with the language of the page. The default language is not used,
 * because saving it would replace the language of this device.
 */
export function storedSettings(user: User | null, pageLanguage: Language): Settings {
  return {
    profile: profileOf(user ?? {}),
    notifications: user?.notifications ?? defaultNotificationPreferences,
    preferences: user?.preferences ?? { ...defaultPreferences, language: pageLanguage },
  };
}

export function withEdits(stored: Settings, edits: SettingsEdits): Settings {
  return {
    profile: { ...stored.profile, ...edits.profile },
    notifications: { ...stored.notifications, ...edits.notifications },
    preferences: { ...stored.preferences, ...edits.preferences },
  };
}

/** Returns the fields of `edited` whose value differs from `stored`. */
function changedFields<T extends object>(edited: T, stored: object): T {
  const former = new Map<string, unknown>(Object.entries(stored));
  const changed = { ...edited };
  for (const key in changed) if (former.has(key) && former.get(key) === changed[key]) delete changed[key];
  return changed;
}

/** Returns the edits that differ from what the server stores, which has no notifications or preferences before a save. */
export function unsavedEditsOf(user: User | null, edits: SettingsEdits): SettingsEdits {
  return {
    profile: changedFields(edits.profile, profileOf(user ?? {})),
    notifications: changedFields(edits.notifications, user?.notifications ?? {}),
    preferences: changedFields(edits.preferences, user?.preferences ?? {}),
  };
}

/** Returns the changed sections, or the profile section if there are none. */
export function sectionsToSave(changes: SettingsEdits): Section[] {
  const changed = sections.filter((section) => Object.keys(changes[section]).length > 0);
  return changed.length > 0 ? changed : ['profile'];
}

/** Returns the edits left after `section` was saved: in `section`, only edits made after `sent`. */
export function editsAfterSave(current: SettingsEdits, sent: SettingsEdits, section: Section): SettingsEdits {
  const left = <S extends Section>(name: S) =>
    name === section ? changedFields(current[name], sent[name]) : current[name];
  return { profile: left('profile'), notifications: left('notifications'), preferences: left('preferences') };
}

const firstLetter = (text: string): string => Array.from(text.trim())[0] ?? '';

/** Returns the initials of the names, or else the first letter of the e-mail address. */
export function initialsOf(
  { first_name, last_name }: { first_name: string; last_name: string },
  email: string,
): string {
  return (firstLetter(first_name) + firstLetter(last_name) || firstLetter(email)).toUpperCase();
}
