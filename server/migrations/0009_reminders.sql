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
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_user_id" ON "reminders" USING btree ("user_id");