CREATE TABLE "csp_reports" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"source" text NOT NULL,
	"count" bigint NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "csp_reports_pk" PRIMARY KEY("remote","version","directive","blocked","source")
);
--> statement-breakpoint
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
CREATE TABLE "failure_hours" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"stage" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"chunk" text,
	"status" integer,
	"browser" text,
	"pages" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "load_counts" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"stage" text NOT NULL,
	"reason" text NOT NULL,
	"outcome" text NOT NULL,
	"count" bigint NOT NULL,
	"pages" bigint NOT NULL,
	CONSTRAINT "load_counts_pk" PRIMARY KEY("remote","version","stage","reason","outcome")
);
--> statement-breakpoint
CREATE TABLE "load_hours" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"loaded" bigint NOT NULL,
	"recovered" bigint NOT NULL,
	"fell_back" bigint NOT NULL,
	"failed" bigint NOT NULL,
	"threw" bigint NOT NULL,
	"served" bigint NOT NULL,
	"silent" bigint NOT NULL,
	"durations" integer[] NOT NULL,
	CONSTRAINT "load_hours_pk" PRIMARY KEY("hour","remote","version")
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
	"detail" text,
	"chunk" text,
	"message" text,
	"stack" text,
	"status" integer,
	"browser" text,
	"page" text DEFAULT '' NOT NULL,
	"counts" boolean DEFAULT false NOT NULL,
	"duration_ms" integer,
	"weight" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "served_pages" (
	"page" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"heard" boolean DEFAULT false NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vital_hours" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"vital" text NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "vital_hours_pk" PRIMARY KEY("remote","hour","version","path","vital")
);
--> statement-breakpoint
CREATE TABLE "vital_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" integer NOT NULL,
	"page" text NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overrides" (
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"preview" integer,
	"version" text,
	"session_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "overrides_pk" PRIMARY KEY("token_hash","name")
);
--> statement-breakpoint
CREATE TABLE "prerender_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"host" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "prerender_problems" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"host" text NOT NULL,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "prerender_problems_pk" PRIMARY KEY("remote","version","host","path")
);
--> statement-breakpoint
CREATE TABLE "preview_files" (
	"name" text NOT NULL,
	"pull_request" integer NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	"content_br" "bytea",
	CONSTRAINT "preview_files_pk" PRIMARY KEY("name","pull_request","path")
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"name" text NOT NULL,
	"pull_request" integer NOT NULL,
	"version" text NOT NULL,
	"build" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "previews_pk" PRIMARY KEY("name","pull_request")
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
CREATE TABLE "releases" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"url" text,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"payload" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "release_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preview_files" ADD CONSTRAINT "preview_files_preview_fk" FOREIGN KEY ("name","pull_request") REFERENCES "public"."previews"("name","pull_request") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_release_fk" FOREIGN KEY ("name","version") REFERENCES "public"."releases"("name","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_sessions_expires_at" ON "lab_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "failure_hours_hour" ON "failure_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "load_reports_remote_version_at" ON "load_reports" USING btree ("remote","version","at");--> statement-breakpoint
CREATE INDEX "load_reports_at" ON "load_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "load_reports_page" ON "load_reports" USING btree ("page");--> statement-breakpoint
CREATE INDEX "served_pages_remote_at" ON "served_pages" USING btree ("remote","at");--> statement-breakpoint
CREATE INDEX "served_pages_at" ON "served_pages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "vital_hours_hour" ON "vital_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "vital_reports_at" ON "vital_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "overrides_expires_at" ON "overrides" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "overrides_session" ON "overrides" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "prerender_attempts_release" ON "prerender_attempts" USING btree ("remote","version","host");--> statement-breakpoint
CREATE INDEX "prerender_problems_host" ON "prerender_problems" USING btree ("host");--> statement-breakpoint
CREATE INDEX "previews_expires_at" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activations_name_id" ON "activations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "release_nonces_at" ON "release_nonces" USING btree ("at");