CREATE TABLE "lab_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"timeout_ms" integer,
	"faults" jsonb NOT NULL,
	CONSTRAINT "lab_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "activations" (
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
CREATE TABLE "release_files" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	"content_br" "bytea",
	CONSTRAINT "release_files_pk" PRIMARY KEY("name","version","path")
);
--> statement-breakpoint
CREATE TABLE "release_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
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
CREATE TABLE "load_reports" (
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
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_release_fk" FOREIGN KEY ("name","version") REFERENCES "public"."releases"("name","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_sessions_expires_at" ON "lab_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activations_name_id" ON "activations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "release_nonces_at" ON "release_nonces" USING btree ("at");--> statement-breakpoint
CREATE INDEX "load_reports_remote_version_at" ON "load_reports" USING btree ("remote","version","at");