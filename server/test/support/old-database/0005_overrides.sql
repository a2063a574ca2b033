CREATE TABLE "overrides" (
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"session_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "overrides_pk" PRIMARY KEY("token_hash","name")
);
--> statement-breakpoint
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "overrides_expires_at" ON "overrides" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "overrides_session" ON "overrides" USING btree ("session_hash");