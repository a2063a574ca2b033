import type { RecordId } from '../stored';

/**
 * The tables and columns of the database that each record of the page speaks of. A column that is missing here fails a
 * test: first say on the page, in every language, what it holds, then name it here.
 */
export const storedColumns: Readonly<Record<RecordId, Readonly<Record<string, readonly string[]>>>> = {
  account: {
    users: [
      'id',
      'email',
      'email_key',
      'password_hash',
      'first_name',
      'last_name',
      'phone',
      'notifications',
      'preferences',
      'created_at',
      'updated_at',
      'email_verified_at',
      'delete_at',
    ],
  },
  answers: {
    quiz_sessions: [
      'id',
      'user_id',
      'quiz_id',
      'total',
      'previous_question_ids',
      'current_question_id',
      'created_at',
      'completed_at',
      'archived_at',
    ],
    quiz_answers: ['session_id', 'question_order', 'question_id', 'question_text', 'answer', 'touched', 'submitted_at'],
    quiz_actions: ['user_id', 'rule_id', 'state', 'until', 'reason', 'changed_at'],
  },
  bank: {
    bank_consents: ['id', 'user_id', 'scope', 'given_at', 'expires_at', 'ended_at'],
    bank_links: ['id', 'user_id', 'consent_id', 'provider_account_id', 'institution', 'accounts', 'created_at'],
    money_accounts: [
      'id',
      'user_id',
      'link_id',
      'provider_id',
      'name',
      'masked_number',
      'type',
      'container',
      'side',
      'currency',
      'balance_cents',
    ],
    money_transactions: [
      'id',
      'user_id',
      'account_id',
      'provider_id',
      'date',
      'amount_cents',
      'currency',
      'description',
      'merchant',
      'merchant_key',
      'bank_category',
      'is_pending',
      'category',
      'reason_kind',
      'reason_value',
    ],
    money_corrections: ['user_id', 'merchant_key', 'category'],
    money_refreshes: ['link_id', 'user_id', 'attempted_at', 'updated_at', 'failure'],
  },
  practice: {
    sandbox_keys: ['name', 'value'],
    sandbox_links: ['provider_account_id', 'login_name', 'provider_id', 'request_id', 'created_at'],
  },
  signIns: {
    sessions: [
      'token_hash',
      'user_id',
      'created_at',
      'expires_at',
      'last_used_at',
      'idle_minutes',
      'id',
      'browser',
      'system',
    ],
  },
  secondFactor: {
    second_factors: ['user_id', 'secret', 'last_step', 'created_at', 'confirmed_at'],
    recovery_codes: ['user_id', 'code_hash', 'created_at'],
    sign_in_challenges: ['token_hash', 'user_id', 'attempts_left', 'created_at', 'expires_at'],
  },
  places: {
    sign_in_places: ['user_id', 'place_hash', 'used_at'],
  },
  resets: {
    password_resets: ['user_id', 'token_hash', 'created_at', 'expires_at'],
  },
  links: {
    account_links: ['user_id', 'purpose', 'token_hash', 'email', 'created_at', 'expires_at'],
  },
  notices: {},
  reminders: {
    reminders: ['kind', 'about', 'user_id', 'queued_at', 'stop_hash'],
  },
  limits: {
    limit_counts: ['key', 'count', 'ends_at'],
  },
  reports: {
    load_reports: [
      'id',
      'at',
      'remote',
      'version',
      'stage',
      'reason',
      'outcome',
      'chunk',
      'status',
      'browser',
      'page',
      'weighs',
      'duration_ms',
    ],
    load_counts: ['remote', 'version', 'stage', 'reason', 'outcome', 'count'],
    csp_reports: ['remote', 'version', 'directive', 'blocked', 'source', 'count', 'first_at', 'last_at'],
  },
  tools: {
    overrides: ['token_hash', 'name', 'url', 'preview', 'session_hash', 'expires_at'],
    lab_sessions: ['id', 'token', 'created_at', 'expires_at', 'timeout_ms', 'faults'],
  },
  software: {
    releases: ['name', 'version', 'manifest', 'url', 'key_id', 'signature', 'payload', 'published_at'],
    release_files: ['name', 'version', 'path', 'content', 'content_br'],
    previews: [
      'name',
      'pull_request',
      'version',
      'build',
      'manifest',
      'key_id',
      'signature',
      'published_at',
      'expires_at',
    ],
    preview_files: ['name', 'pull_request', 'path', 'content', 'content_br'],
    activations: ['id', 'name', 'version', 'action', 'percent', 'reason', 'by', 'at'],
    release_nonces: ['nonce', 'at'],
    prerender_problems: ['remote', 'version', 'host', 'path', 'reason', 'at'],
  },
};

/** Kinds of jobs, by the record that speaks of what they carry; null for one that carries nothing of a person. */
export const storedJobs: Readonly<Record<string, RecordId | null>> = {
  'bank-refresh': 'bank',
  'password-reset-mail': 'resets',
  'account-link-mail': 'links',
  'account-deletion': 'account',
  'account-notice-mail': 'notices',
  'reminder-mail': 'reminders',
  'platform-alert': null,
  'repeated-task': null,
};
