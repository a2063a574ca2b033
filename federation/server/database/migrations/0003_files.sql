CREATE TABLE "files" (
	"hash" text PRIMARY KEY NOT NULL,
	"object" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"manifest" jsonb NOT NULL,
	"url" text,
	"days" integer,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"payload" text NOT NULL,
	"missing" text[] NOT NULL,
	"result" jsonb,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "publications_begun_at" ON "publications" USING btree ("begun_at");--> statement-breakpoint
-- What release 1.0.0 stored: each file once, by its hash. Its tables stay until none of its servers runs: the next release drops
-- them (previous-release.json).
INSERT INTO "files" ("hash", "object") SELECT encode(sha384("content"), 'hex'), coalesce("content_br", "content") FROM "release_files" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "files" ("hash", "object") SELECT encode(sha384("content"), 'hex'), coalesce("content_br", "content") FROM "preview_files" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "releases" ("name", "version", "manifest", "key_id", "signature", "payload", "published_at", "expires_at")
SELECT "name", "version" || '+' || "build", jsonb_set("manifest", '{version}', to_jsonb("version" || '+' || "build")), "key_id", "signature", '', "published_at", "expires_at" FROM "previews";--> statement-breakpoint
-- What a server of release 1.0.0 publishes while servers of both releases run.
CREATE FUNCTION "copy_release_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "files" ("hash", "object") VALUES (encode(sha384(NEW."content"), 'hex'), coalesce(NEW."content_br", NEW."content")) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "copy_release_file" AFTER INSERT ON "release_files" FOR EACH ROW EXECUTE FUNCTION "copy_release_file"();
