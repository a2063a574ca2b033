CREATE TABLE "load_counts" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"stage" text NOT NULL,
	"reason" text NOT NULL,
	"outcome" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "load_counts_pk" PRIMARY KEY("remote","version","stage","reason","outcome")
);
--> statement-breakpoint
ALTER TABLE "load_reports" ADD COLUMN "page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "load_reports" ADD COLUMN "weighs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "load_reports_at" ON "load_reports" USING btree ("at");