ALTER TABLE "money_transactions" ADD COLUMN "own_category" text;--> statement-breakpoint
ALTER TABLE "money_transactions" ADD COLUMN "note" text;