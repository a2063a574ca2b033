import type { DataRecordId } from '../stored';

const words = (text: string) => text.split(' ');

/** Database columns of each record. Describe a new column on the page in every language before adding the column here. */
export const storedColumns: Readonly<Record<DataRecordId, Readonly<Record<string, readonly string[]>>>> = {
  account: {
    users: words(
      'id email email_key password_hash first_name last_name phone notifications preferences created_at updated_at email_verified_at delete_at is_demo password_reset_at',
    ),
  },
  answers: {
    quiz_sessions: words(
      'id user_id quiz_id total previous_question_ids current_question_id created_at completed_at archived_at',
    ),
    quiz_answers: words(
      'session_id question_order question_id question_text answer touched source submitted_at first_answer',
    ),
    quiz_actions: words('user_id rule_id state until reason changed_at'),
    quiz_figures: words('user_id question_id session_id decision value answer source answered_at decided_at'),
  },
  bank: {
    bank_consents: words('id user_id scope given_at expires_at ended_at'),
    bank_links: words('id user_id consent_id provider_account_id institution created_at'),
    money_accounts: words(
      'id user_id link_id kind provider_id associated name masked_number type container side currency balance_cents balance_on is_counted left_out as_of interest_rate minimum_due_cents due_on covers_from',
    ),
    money_transactions: words(
      'id user_id account_id import_id provider_id date amount_cents currency description merchant merchant_key bank_category bank_category_type merchant_code own_category note split lost_split tags is_pending category reason_kind reason_value flag is_counted',
    ),
    money_corrections: words('user_id merchant_key category'),
    money_same_accounts: words('user_id account_id linked_id status'),
    money_recurring: words('user_id found'),
    money_pay_corrections: words('user_id rhythm next_on amount_cents said_on'),
    money_bill_corrections: words('user_id bill_key status rhythm next_on amount_cents said_on'),
    money_added_bills: words('id user_id label amount_cents rhythm next_on'),
    budget_amounts: words('user_id category monthly_cents roll_over since carried_cents'),
    money_calendar_links: words('user_id token_hash created_at'),
    money_refreshes: words('link_id user_id attempted_at updated_at failure skipped'),
  },
  files: {
    money_imports: words('id user_id account_id file_name imported_at first_day last_day added skipped made_account'),
    money_balances: words('id user_id account_id import_id on balance_cents stored_at'),
    money_mappings: words('user_id columns mapping'),
  },
  goals: {
    goals: words(
      'id user_id name target_cents date per_payday_cents account_id share_percent saved_cents saved_on created_at updated_at',
    ),
  },
  practice: {
    sandbox_links: words('provider_account_id login_name provider_id request_id created_at'),
  },
  signIns: {
    sessions: words('token_hash user_id created_at expires_at last_used_at idle_minutes id browser system'),
  },
  secondFactor: {
    second_factors: words('user_id secret last_step created_at confirmed_at'),
    recovery_codes: words('user_id code_hash created_at'),
  },
  passkeys: {
    passkeys: words('id user_id credential_id public_key counter name is_synced created_at last_used_at'),
  },
  places: {
    known_devices: words('user_id account_device_hash device_hash used_at'),
  },
  resets: {},
  // `tokens` also holds the links, pending sign-ins and widget sessions of `resets`, `secondFactor`, `passkeys` and `practice`.
  links: {
    tokens: words('hash purpose user_id data attempts_left created_at expires_at'),
  },
  notices: {},
  reminders: {
    reminders: words('kind about user_id queued_at stop_hash'),
  },
  limits: { limit_counts: ['key', 'count', 'ends_at'] },
  reports: {
    page_loads: words(
      'page remote version first_at at served worst threw counts weight stage reason detail chunk status message stack browser ms',
    ),
    page_vitals: words('page vital remote version path value weight first_at'),
  },
  tools: {
    overrides: words('token_hash name url preview version session_hash expires_at'),
    lab_sessions: words('id token created_at expires_at timeout_ms faults'),
  },
  software: {
    releases: words('name version manifest url key_id signature payload published_at expires_at'),
    publications: words('token_hash manifest url days key_id signature payload missing result begun_at'),
    files: words('hash object stored_at'),
    remotes: words('name stable earlier canary frozen versions revision'),
    activations: words('id name version from_version action percent reason by at'),
    release_nonces: words('nonce at'),
  },
};
