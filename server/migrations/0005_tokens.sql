CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"data" text DEFAULT '' NOT NULL,
	"attempts_left" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tokens_one_link" ON "tokens" USING btree ("user_id","purpose") WHERE purpose not in ('sign-in', 'passkey-add');--> statement-breakpoint
CREATE INDEX "tokens_user_id" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_expires_at" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
-- Links that were mailed still work. The tables stay empty until no server of release 1.0.0 runs: the next release drops
-- them (previous-release.json).
WITH moved AS (DELETE FROM "password_resets" RETURNING *)
INSERT INTO "tokens" ("hash", "purpose", "user_id", "attempts_left", "created_at", "expires_at")
SELECT "token_hash", 'reset-password', "user_id", 1, "created_at", "expires_at" FROM moved;--> statement-breakpoint
WITH moved AS (DELETE FROM "account_links" RETURNING *)
INSERT INTO "tokens" ("hash", "purpose", "user_id", "data", "attempts_left", "created_at", "expires_at")
SELECT "token_hash", "purpose", "user_id", "email", 1, "created_at", "expires_at" FROM moved;
