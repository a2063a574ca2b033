CREATE TABLE "remotes" (
	"name" text PRIMARY KEY NOT NULL,
	"stable" text,
	"earlier" text[] NOT NULL,
	"canary" jsonb,
	"frozen" boolean NOT NULL,
	"versions" jsonb NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "from_version" text;