import { defaultNotificationPreferences, defaultPreferences, profileOf } from '@verdant/shared/contract';
import type { Language, NotificationPreferences, Preferences, ProfileFields, User } from '@verdant/shared/contract';

export const sections = ['profile', 'notifications', 'preferences'] as const;
export type Section = (typeof sections)[number];

/** The tabs of the modal: the sections, which its Save saves, and those whose parts each have a button of their own. */
export const tabs = [...sections, 'banks', 'security', 'privacy'] as const;
export type SettingsTab = (typeof tabs)[number];

/** The modal's values, grouped by the call that saves them. */
export type Settings = { profile: ProfileFields; notifications: NotificationPreferences; preferences: Preferences };

/** Edits of the user; all other values come from the stored settings. */
export type Edits = { [S in Section]: Partial<Settings[S]> };

export const noEdits: Edits = { profile: {}, notifications: {}, preferences: {} };

export const hasEdits = (edits: Edits): boolean => sections.some((section) => Object.keys(edits[section]).length > 0);

/**
 * The user's stored settings, else the defaults of spec 3; but a language that was chosen on this device, or that the
 * browser prefers, is not replaced by saving another setting.
 */
export function storedSettings(user: User | null, pageLanguage: Language): Settings {
  return {
    profile: profileOf(user ?? {}),
    notifications: user?.notifications ?? defaultNotificationPreferences,
    preferences: user?.preferences ?? { ...defaultPreferences, language: pageLanguage },
  };
}

/** The stored settings with the edits on top: what the modal shows. */
export function withEdits(stored: Settings, edits: Edits): Settings {
  return {
    profile: { ...stored.profile, ...edits.profile },
    notifications: { ...stored.notifications, ...edits.notifications },
    preferences: { ...stored.preferences, ...edits.preferences },
  };
}

/** Whether `next` has something that is not stored. */
export const hasChanges = (stored: Settings, next: Settings): boolean =>
  sections.some((section) => differ(next[section], stored[section]));

const differ = <T extends object>(a: T, b: T): boolean => {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).some(([key, value]) => value !== other.get(key));
};

/**
 * The sections to save: those that differ from what is stored; a section that was never stored counts once it was
 * touched, so that a default can be chosen too. Without any it is the profile (readings, "Theme and preferences").
 * @param next what the modal shows, its profile already trimmed
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

/** The switches that the user changed: a tab that was opened long ago does not know how the others are stored by now. */
export function changedSwitches(stored: Settings, { notifications }: Edits): Edits['notifications'] {
  return without(notifications, stored.notifications);
}

/** The remaining edits after `section` was saved: those made since `sent`. */
export function editsAfterSave(current: Edits, sent: Edits, section: Section): Edits {
  const left = <S extends Section>(name: S) => (name === section ? without(current[name], sent[name]) : current[name]);
  return { profile: left('profile'), notifications: left('notifications'), preferences: left('preferences') };
}
