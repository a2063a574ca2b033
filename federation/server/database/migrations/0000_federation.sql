-- Products had these tables in their own migrations before the platform did: each statement accepts what exists already.
CREATE TABLE IF NOT EXISTS "lab_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"timeout_ms" integer,
	"faults" jsonb NOT NULL,
	CONSTRAINT "lab_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "load_counts" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"stage" text NOT NULL,
	"reason" text NOT NULL,
	"outcome" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "load_counts_pk" PRIMARY KEY("remote","version","stage","reason","outcome")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "load_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"stage" text NOT NULL,
	"reason" text NOT NULL,
	"outcome" text NOT NULL,
	"chunk" text,
	"status" integer,
	"browser" text
);
--> statement-breakpoint
ALTER TABLE "load_reports" ADD COLUMN IF NOT EXISTS "page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "load_reports" ADD COLUMN IF NOT EXISTS "weighs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "overrides" (
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"session_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "overrides_pk" PRIMARY KEY("token_hash","name")
);
--> statement-breakpoint
ALTER TABLE "overrides" DROP CONSTRAINT IF EXISTS "overrides_session_hash_sessions_token_hash_fk";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "releases" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"url" text,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "release_files" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	"content_br" "bytea",
	CONSTRAINT "release_files_pk" PRIMARY KEY("name","version","path"),
	CONSTRAINT "release_files_release_fk" FOREIGN KEY ("name","version") REFERENCES "public"."releases"("name","version") ON DELETE cascade ON UPDATE no action
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "activations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"action" text NOT NULL,
	"percent" integer,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "release_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lab_sessions_expires_at" ON "lab_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "load_reports_remote_version_at" ON "load_reports" USING btree ("remote","version","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "load_reports_at" ON "load_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "overrides_expires_at" ON "overrides" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "overrides_session" ON "overrides" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activations_name_id" ON "activations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "release_nonces_at" ON "release_nonces" USING btree ("at");
