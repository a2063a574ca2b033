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
ALTER TABLE "overrides" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "overrides" ADD COLUMN "preview" integer;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "payload" text;--> statement-breakpoint
ALTER TABLE "preview_files" ADD CONSTRAINT "preview_files_preview_fk" FOREIGN KEY ("name","pull_request") REFERENCES "public"."previews"("name","pull_request") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_expires_at" ON "previews" USING btree ("expires_at");