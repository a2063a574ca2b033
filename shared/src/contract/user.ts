import * as v from 'valibot';
import { languages } from './languages';

export const themeChoices = ['light', 'dark', 'system'] as const;

/** Kinds of mails about a user's own money, all off by default. */
export const moneyMailKinds = ['low_balance', 'over_budget', 'unusual_charge', 'monthly_letter'] as const;
export type MoneyMailKind = (typeof moneyMailKinds)[number];

/** Notification settings of a user, each true if switched on. */
export const notificationPreferences = v.object({
  email: v.boolean(),
  push: v.boolean(),
  marketing: v.boolean(),
  /** Additional: mails about the user's money, off by default. A field that an update omits keeps its stored value. */
  ...v.entriesFromList(moneyMailKinds, v.optional(v.boolean())),
});
export type NotificationPreferences = v.InferOutput<typeof notificationPreferences>;

export const preferences = v.object({ theme: v.picklist(themeChoices), language: v.picklist(languages) });
export type Preferences = v.InferOutput<typeof preferences>;
export type ThemeChoice = Preferences['theme'];

/** spec 3: values that the profile modal shows if nothing is stored. */
export const defaultNotificationPreferences: NotificationPreferences = { email: true, push: true, marketing: false };
export const defaultPreferences: Preferences = { theme: 'system', language: 'en' };

/** A user in responses; only `id` and `email` are required. Missing names and phone numbers are read as empty texts. */
export const user = v.object({
  id: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.transform(String))]),
  email: v.pipe(v.string(), v.nonEmpty()),
  first_name: v.nullish(v.string(), ''),
  last_name: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  /** Additional: true if a quiz was completed; absent on servers without this field. */
  onboarding_completed: v.optional(v.boolean()),
  /** Additional: true if a bank is linked or an account was added; absent in some responses. */
  has_account_data: v.optional(v.boolean()),
  /** Additional: true if the email address is confirmed. */
  email_verified: v.optional(v.boolean()),
  /** Additional: ISO 8601 time at which a demo household ends; absent for a registered account. */
  demo_ends_at: v.optional(v.string()),
  /** Additional: number of minutes without a request after which the session ends. */
  idle_minutes: v.optional(v.number()),
  /** The TypeScript type omits notification settings that a server can leave out: remotes must not rely on these. */
  notifications: v.optional(
    v.pipe(
      notificationPreferences,
      v.transform((all): { email: boolean; push: boolean; marketing: boolean } => all),
    ),
  ),
  preferences: v.optional(preferences),
});
export type User = v.InferOutput<typeof user>;
