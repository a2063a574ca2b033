CREATE TABLE "account_links" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "account_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"account_device_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_pk" PRIMARY KEY("user_id","account_device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_minutes" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempts_left" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"notifications" jsonb,
	"preferences" jsonb,
	"email_verified_at" timestamp with time zone,
	"password_reset_at" timestamp with time zone,
	"delete_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "quiz_actions" (
	"user_id" uuid NOT NULL,
	"rule_id" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"reason" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_actions_user_id_rule_id_pk" PRIMARY KEY("user_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "bank_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" jsonb NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"provider_account_id" text NOT NULL,
	"institution" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_links_one_a_connection" UNIQUE("user_id","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "money_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"link_id" uuid,
	"kind" text,
	"provider_id" text NOT NULL,
	"associated" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"masked_number" text NOT NULL,
	"type" text NOT NULL,
	"container" text NOT NULL,
	"side" text NOT NULL,
	"currency" text NOT NULL,
	"balance_cents" bigint,
	"balance_on" date,
	"is_counted" boolean DEFAULT true NOT NULL,
	"left_out" text,
	"as_of" timestamp with time zone,
	"interest_rate" real,
	"minimum_due_cents" bigint,
	"due_on" date,
	"covers_from" date,
	CONSTRAINT "money_accounts_one_a_provider_id" UNIQUE("link_id","provider_id"),
	CONSTRAINT "money_accounts_linked_or_by_hand" CHECK (("money_accounts"."link_id" is null) = ("money_accounts"."kind" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_links" (
	"provider_account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_links_provider_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 32132249739 CACHE 1),
	"login_name" text NOT NULL,
	"provider_id" bigint NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_links_one_a_provider" UNIQUE("login_name","provider_id")
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target_cents" bigint NOT NULL,
	"date" date NOT NULL,
	"per_payday_cents" bigint,
	"account_id" uuid,
	"share_percent" integer,
	"saved_cents" bigint,
	"saved_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_of_an_account_or_by_hand" CHECK (("goals"."share_percent" is null) = ("goals"."saved_cents" is not null) and ("goals"."saved_cents" is null) = ("goals"."saved_on" is null))
);
--> statement-breakpoint
CREATE TABLE "budget_amounts" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"roll_over" boolean NOT NULL,
	"since" date NOT NULL,
	"carried_cents" bigint NOT NULL,
	CONSTRAINT "budget_amounts_pk" PRIMARY KEY("user_id","category")
);
--> statement-breakpoint
CREATE TABLE "money_balances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"import_id" uuid,
	"on" date NOT NULL,
	"balance_cents" bigint NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"added" integer NOT NULL,
	"skipped" integer NOT NULL,
	"made_account" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_mappings" (
	"user_id" uuid NOT NULL,
	"columns" text NOT NULL,
	"mapping" jsonb NOT NULL,
	CONSTRAINT "money_mappings_pk" PRIMARY KEY("user_id","columns")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_corrections" (
	"user_id" uuid NOT NULL,
	"merchant_key" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "money_corrections_pk" PRIMARY KEY("user_id","merchant_key")
);
--> statement-breakpoint
CREATE TABLE "money_refreshes" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	"failure" text,
	"skipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "money_refreshes_failure" CHECK ("money_refreshes"."failure" in ('unavailable', 'consent'))
);
--> statement-breakpoint
CREATE TABLE "money_same_accounts" (
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"linked_id" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "money_same_accounts_pk" PRIMARY KEY("account_id","linked_id"),
	CONSTRAINT "money_same_accounts_status" CHECK ("money_same_accounts"."status" in ('found', 'asked', 'same', 'different'))
);
--> statement-breakpoint
CREATE TABLE "money_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"import_id" uuid,
	"provider_id" text NOT NULL,
	"date" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"merchant" text NOT NULL,
	"merchant_key" text NOT NULL,
	"bank_category" text NOT NULL,
	"bank_category_type" text DEFAULT '' NOT NULL,
	"merchant_code" text DEFAULT '' NOT NULL,
	"is_pending" boolean NOT NULL,
	"category" text NOT NULL,
	"reason_kind" text NOT NULL,
	"reason_value" text NOT NULL,
	"flag" text,
	"is_counted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "money_transactions_one_a_provider_id" UNIQUE("account_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_figures" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"value" real NOT NULL,
	"answer" text NOT NULL,
	"source" text,
	"answered_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_figures_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_answers" (
	"session_id" uuid NOT NULL,
	"question_order" integer NOT NULL,
	"question_id" text NOT NULL,
	"question_text" text NOT NULL,
	"answer" jsonb NOT NULL,
	"touched" boolean,
	"source" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_answer" jsonb,
	CONSTRAINT "quiz_answers_session_id_question_order_pk" PRIMARY KEY("session_id","question_order"),
	CONSTRAINT "quiz_answers_one_a_question" UNIQUE("session_id","question_id"),
	CONSTRAINT "quiz_answers_source" CHECK ("quiz_answers"."source" in ('accounts'))
);
--> statement-breakpoint
CREATE TABLE "quiz_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"quiz_id" text NOT NULL,
	"total" integer NOT NULL,
	"previous_question_ids" text[] DEFAULT '{}' NOT NULL,
	"current_question_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"kind" text NOT NULL,
	"about" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stop_hash" text,
	CONSTRAINT "reminders_pk" PRIMARY KEY("kind","about"),
	CONSTRAINT "reminders_stop_hash_unique" UNIQUE("stop_hash")
);
--> statement-breakpoint
CREATE TABLE "money_added_bills" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"rhythm" text NOT NULL,
	"next_on" date NOT NULL,
	CONSTRAINT "money_added_bills_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "money_bill_corrections" (
	"user_id" uuid NOT NULL,
	"bill_key" text NOT NULL,
	"status" text NOT NULL,
	"rhythm" text,
	"next_on" date,
	"amount_cents" bigint,
	"said_on" date NOT NULL,
	CONSTRAINT "money_bill_corrections_pk" PRIMARY KEY("user_id","bill_key")
);
--> statement-breakpoint
CREATE TABLE "money_calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_calendar_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "money_pay_corrections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rhythm" text,
	"next_on" date,
	"amount_cents" bigint,
	"said_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_recurring" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"found" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_actions" ADD CONSTRAINT "quiz_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_consents" ADD CONSTRAINT "bank_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_links" ADD CONSTRAINT "bank_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_links" ADD CONSTRAINT "bank_links_consent_id_bank_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."bank_consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_link_id_bank_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."bank_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_amounts" ADD CONSTRAINT "budget_amounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_balances" ADD CONSTRAINT "money_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_balances" ADD CONSTRAINT "money_balances_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_balances" ADD CONSTRAINT "money_balances_import_id_money_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."money_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_imports" ADD CONSTRAINT "money_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_imports" ADD CONSTRAINT "money_imports_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_mappings" ADD CONSTRAINT "money_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_corrections" ADD CONSTRAINT "money_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_refreshes" ADD CONSTRAINT "money_refreshes_link_id_bank_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."bank_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_refreshes" ADD CONSTRAINT "money_refreshes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_same_accounts" ADD CONSTRAINT "money_same_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_same_accounts" ADD CONSTRAINT "money_same_accounts_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_same_accounts" ADD CONSTRAINT "money_same_accounts_linked_id_money_accounts_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."money_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD CONSTRAINT "money_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD CONSTRAINT "money_transactions_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD CONSTRAINT "money_transactions_import_id_money_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."money_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_figures" ADD CONSTRAINT "quiz_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_figures" ADD CONSTRAINT "quiz_figures_session_id_quiz_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."quiz_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_session_id_quiz_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."quiz_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_sessions" ADD CONSTRAINT "quiz_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_added_bills" ADD CONSTRAINT "money_added_bills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_bill_corrections" ADD CONSTRAINT "money_bill_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_calendar_links" ADD CONSTRAINT "money_calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_pay_corrections" ADD CONSTRAINT "money_pay_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_recurring" ADD CONSTRAINT "money_recurring_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_expires_at" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_used_at" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "known_devices_device_hash" ON "known_devices" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "passkey_challenges_session_hash" ON "passkey_challenges" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user_id" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expires_at" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bank_consents_user_id" ON "bank_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_links_consent_id" ON "bank_links" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "money_accounts_user_id" ON "money_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "goals_user_id" ON "goals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "goals_account_id" ON "goals" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_balances_one_a_day" ON "money_balances" USING btree ("account_id","on") WHERE "money_balances"."import_id" is null;--> statement-breakpoint
CREATE INDEX "money_balances_user_id" ON "money_balances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "money_balances_import_id" ON "money_balances" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "money_imports_user_id" ON "money_imports" USING btree ("user_id","imported_at");--> statement-breakpoint
CREATE INDEX "money_imports_account_id" ON "money_imports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "limit_counts_ends_at" ON "limit_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "money_refreshes_user_id" ON "money_refreshes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "money_same_accounts_user_id" ON "money_same_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "money_same_accounts_linked_id" ON "money_same_accounts" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "money_transactions_date" ON "money_transactions" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "money_transactions_sums" ON "money_transactions" USING btree ("user_id","date","currency","category","amount_cents") WHERE "money_transactions"."is_counted";--> statement-breakpoint
CREATE INDEX "money_transactions_merchant" ON "money_transactions" USING btree ("user_id","merchant_key");--> statement-breakpoint
CREATE INDEX "money_transactions_import" ON "money_transactions" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_sessions_one_current" ON "quiz_sessions" USING btree ("user_id") WHERE "quiz_sessions"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "quiz_sessions_completed" ON "quiz_sessions" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "reminders_user_id" ON "reminders" USING btree ("user_id");