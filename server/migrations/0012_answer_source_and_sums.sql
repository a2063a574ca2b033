ALTER TABLE "quiz_answers" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "money_transactions_sums" ON "money_transactions" USING btree ("user_id","date","currency","category","amount_cents");--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_source" CHECK ("quiz_answers"."source" in ('accounts'));