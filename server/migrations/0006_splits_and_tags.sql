DROP INDEX "money_transactions_sums";--> statement-breakpoint
ALTER TABLE "money_transactions" ADD COLUMN "split" jsonb;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD COLUMN "lost_split" jsonb;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD COLUMN "tags" text[];--> statement-breakpoint
CREATE INDEX "money_transactions_split" ON "money_transactions" USING btree ("user_id","date") WHERE "money_transactions"."split" is not null;--> statement-breakpoint
CREATE INDEX "money_transactions_tags" ON "money_transactions" USING btree ("user_id","date") WHERE "money_transactions"."tags" is not null;--> statement-breakpoint
CREATE INDEX "money_transactions_sums" ON "money_transactions" USING btree ("user_id","date","currency","category","amount_cents") WHERE "money_transactions"."is_counted" and "money_transactions"."split" is null;