import { ApiError } from '@verdant/shared/api';
import type { ApiClient } from '@verdant/shared/api';
import { accountCalls, callApi, defaultNotificationPreferences, user as userSchema } from '@verdant/shared/contract';
import type { NotificationPreferences, User } from '@verdant/shared/contract';
import { checkForm } from '@verdant/shared/forms';
import type { SettingsEdits, Section, Settings } from './settings';

const calls = {
  profile: accountCalls.updateProfile,
  notifications: accountCalls.saveNotifications,
  preferences: accountCalls.savePreferences,
};

/** Error for a profile response without a user; it has no message, as spec 5 requires. */
class EmptyResponse extends Error {
  override readonly name = 'EmptyResponse';
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bodyOf(section: Section, user: User, settings: Settings): object {
  return section === 'profile' ? { ...settings.profile, email: user.email } : settings[section];
}

/**
 * Returns the changed switches and the stored values of the unchanged switches, because spec 7 requires all switches.
 * Rejects if the stored values cannot be read.
 */
async function currentSwitches({ api, switches }: Save): Promise<NotificationPreferences> {
  const stored = await callApi(api, accountCalls.profile, {});
  return { ...defaultNotificationPreferences, ...stored.notifications, ...switches };
}

/** Returns the user with the sent values, which the response overrides if it contains a user. */
function mergedUser(section: Section, user: User, settings: Settings, response: unknown): User {
  const sent = { ...user, ...(section === 'profile' ? settings.profile : { [section]: settings[section] }) };
  if (!isRecord(response) || Object.keys(response).length === 0) {
    // spec 7 specifies a response only for the profile call, so the response of the other calls can be empty.
    if (section === 'profile') throw new EmptyResponse();
    return sent;
  }
  const merged = checkForm(userSchema, { ...sent, ...response });
  return merged.ok ? merged.output : sent;
}

/** Returns the server's detail, else the error's message, else undefined (spec 8, "Profile save failure"). */
function reasonOf(failure: unknown): string | undefined {
  if (failure instanceof ApiError && failure.detailText) return failure.detailText;
  return failure instanceof Error && failure.message ? failure.message : undefined;
}

export type SettingsSaveResult = {
  saved: Section[];
  failed: Section[];
  /** Texts of the failures, each text only once. */
  reasons: string[];
  /** True if the session has ended; the shell then leaves the page. */
  signedOut: boolean;
};

type Save = {
  api: ApiClient;
  user: User;
  /** The values to send, checked and trimmed. */
  settings: Settings;
  /** Changed switches only, because another tab or a mail link can have changed other switches. */
  switches: SettingsEdits['notifications'];
  sections: Section[];
  onSaved: (section: Section, user: User) => void;
};

/** Saves the sections one by one; a failed section does not stop the others. Never rejects. */
export async function saveSettings(save: Save): Promise<SettingsSaveResult> {
  const { api, user, sections, onSaved } = save;
  const result: SettingsSaveResult = { saved: [], failed: [], reasons: [], signedOut: false };
  let current = user;
  for (const section of sections) {
    try {
      const settings =
        section === 'notifications' ? { ...save.settings, notifications: await currentSwitches(save) } : save.settings;
      const response: unknown = await api.put(calls[section].path, { body: bodyOf(section, user, settings) });
      current = mergedUser(section, current, settings, response);
      result.saved.push(section);
      onSaved(section, current);
    } catch (failure) {
      result.failed.push(section);
      const reason = reasonOf(failure);
      if (reason && !result.reasons.includes(reason)) result.reasons.push(reason);
      if (failure instanceof ApiError && failure.status === 401) return { ...result, signedOut: true };
    }
  }
  return result;
}
