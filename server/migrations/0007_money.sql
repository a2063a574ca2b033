CREATE TABLE "money_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"masked_number" text NOT NULL,
	"type" text NOT NULL,
	"container" text NOT NULL,
	"side" text NOT NULL,
	"currency" text NOT NULL,
	"balance_cents" bigint,
	CONSTRAINT "money_accounts_one_a_provider_id" UNIQUE("link_id","provider_id")
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
	CONSTRAINT "money_refreshes_failure" CHECK ("money_refreshes"."failure" in ('unavailable', 'consent'))
);
--> statement-breakpoint
CREATE TABLE "money_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"date" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"merchant" text NOT NULL,
	"merchant_key" text NOT NULL,
	"bank_category" text NOT NULL,
	"is_pending" boolean NOT NULL,
	"category" text NOT NULL,
	"reason_kind" text NOT NULL,
	"reason_value" text NOT NULL,
	CONSTRAINT "money_transactions_one_a_provider_id" UNIQUE("account_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_link_id_bank_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."bank_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_corrections" ADD CONSTRAINT "money_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_refreshes" ADD CONSTRAINT "money_refreshes_link_id_bank_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."bank_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_refreshes" ADD CONSTRAINT "money_refreshes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD CONSTRAINT "money_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD CONSTRAINT "money_transactions_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_accounts_user_id" ON "money_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "money_refreshes_user_id" ON "money_refreshes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "money_transactions_date" ON "money_transactions" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "money_transactions_merchant" ON "money_transactions" USING btree ("user_id","merchant_key");