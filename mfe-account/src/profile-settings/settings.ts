import { defaultNotificationPreferences, defaultPreferences, profileOf } from '@verdant/shared/contract';
import type { Language, NotificationPreferences, Preferences, ProfileFields, User } from '@verdant/shared/contract';

export const sections = ['profile', 'notifications', 'preferences'] as const;
export type Section = (typeof sections)[number];

/** The tabs of the modal: the sections, saved by the modal's Save button, and tabs whose parts have their own buttons. */
export const tabs = [...sections, 'banks', 'security', 'privacy'] as const;
export type SettingsTab = (typeof tabs)[number];

/** The modal's values, grouped by the call that saves them. */
export type Settings = { profile: ProfileFields; notifications: NotificationPreferences; preferences: Preferences };

/** Edits of the user; all other values come from the stored settings. */
export type Edits = { [S in Section]: Partial<Settings[S]> };

export const noEdits: Edits = { profile: {}, notifications: {}, preferences: {} };

export const hasEdits = (edits: Edits): boolean => sections.some((section) => Object.keys(edits[section]).length > 0);

/**
 * Returns the user's stored settings, else the defaults of spec 3 with the language of the page. The default language would
 * otherwise be saved with other settings and replace the language of this device or browser.
 */
export function storedSettings(user: User | null, pageLanguage: Language): Settings {
  return {
    profile: profileOf(user ?? {}),
    notifications: user?.notifications ?? defaultNotificationPreferences,
    preferences: user?.preferences ?? { ...defaultPreferences, language: pageLanguage },
  };
}

/** Returns the values that the modal shows: the stored settings overridden by the edits. */
export function withEdits(stored: Settings, edits: Edits): Settings {
  return {
    profile: { ...stored.profile, ...edits.profile },
    notifications: { ...stored.notifications, ...edits.notifications },
    preferences: { ...stored.preferences, ...edits.preferences },
  };
}

/** True if `next` has values that differ from the stored ones. */
export const hasChanges = (stored: Settings, next: Settings): boolean =>
  sections.some((section) => differ(next[section], stored[section]));

const differ = <T extends object>(a: T, b: T): boolean => {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).some(([key, value]) => value !== other.get(key));
};

/**
 * Returns the sections to save: those that differ from the stored settings, and never stored ones that the user edited, so
 * that a default can be saved too. Returns the profile if there are no such sections (readings, "Theme and preferences").
 * @param next the values that the modal shows, with the profile already trimmed
 */
export function sectionsToSave(user: User | null, stored: Settings, next: Settings, edits: Edits): Section[] {
  const neverStored: Partial<Record<Section, boolean>> = {
    notifications: !user?.notifications,
    preferences: !user?.preferences,
  };
  const changed = sections.filter(
    (section) =>
      differ(next[section], stored[section]) ||
      (neverStored[section] === true && Object.keys(edits[section]).length > 0),
  );
  return changed.length > 0 ? changed : ['profile'];
}

function without<T extends object>(current: T, sent: T): T {
  const taken = new Map<string, unknown>(Object.entries(sent));
  const rest = { ...current };
  for (const key in rest) if (taken.has(key) && taken.get(key) === rest[key]) delete rest[key];
  return rest;
}

/** Returns only switches that the user changed, because the others can be outdated in a page opened long ago. */
export function changedNotifications(stored: Settings, { notifications }: Edits): Edits['notifications'] {
  return without(notifications, stored.notifications);
}

/** Returns the edits left after `section` was saved: in `section` only edits made after `sent`, in other sections all. */
export function editsAfterSave(current: Edits, sent: Edits, section: Section): Edits {
  const left = <S extends Section>(name: S) => (name === section ? without(current[name], sent[name]) : current[name]);
  return { profile: left('profile'), notifications: left('notifications'), preferences: left('preferences') };
}

const firstLetter = (text: string): string => Array.from(text.trim())[0] ?? '';

/** Returns the initials of the user's names, or else the first letter of the e-mail address. */
export function initialsOf(
  { first_name, last_name }: { first_name: string; last_name: string },
  email: string,
): string {
  return (firstLetter(first_name) + firstLetter(last_name) || firstLetter(email)).toUpperCase();
}

/** Returns the name of a language in the reader's language, capitalised for a list: `German`, `Deutsch` or `Allemand`. */
export function languageName(language: Language, reader: Language): string {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
