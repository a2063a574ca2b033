CREATE TABLE "page_loads" (
	"page" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"served" integer DEFAULT 0 NOT NULL,
	"worst" smallint NOT NULL,
	"threw" boolean DEFAULT false NOT NULL,
	"mismatch" boolean DEFAULT false NOT NULL,
	"counts" boolean DEFAULT false NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"stage" text,
	"reason" text,
	"detail" text,
	"chunk" text,
	"status" integer,
	"message" text,
	"stack" text,
	"browser" text,
	"ms" integer,
	CONSTRAINT "page_loads_pk" PRIMARY KEY("page","remote","version")
);
--> statement-breakpoint
CREATE TABLE "page_vitals" (
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"value" real NOT NULL,
	"weight" integer NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_vitals_pk" PRIMARY KEY("page","vital")
);
--> statement-breakpoint
CREATE INDEX "page_loads_remote_version_at" ON "page_loads" USING btree ("remote","version","at");--> statement-breakpoint
CREATE INDEX "page_loads_remote_first_at" ON "page_loads" USING btree ("remote","first_at");--> statement-breakpoint
CREATE INDEX "page_loads_first_at" ON "page_loads" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "page_vitals_remote_first_at" ON "page_vitals" USING btree ("remote","first_at");--> statement-breakpoint
CREATE INDEX "page_vitals_first_at" ON "page_vitals" USING btree ("first_at");--> statement-breakpoint
-- Figures of the past are not carried over. The tables stay until no server of release 1.0.0 runs: the next release drops
-- them (previous-release.json).
DELETE FROM "csp_reports";--> statement-breakpoint
DELETE FROM "failure_hours";--> statement-breakpoint
DELETE FROM "load_counts";--> statement-breakpoint
DELETE FROM "load_hours";--> statement-breakpoint
DELETE FROM "load_reports";--> statement-breakpoint
DELETE FROM "served_pages";--> statement-breakpoint
DELETE FROM "vital_hours";--> statement-breakpoint
DELETE FROM "vital_reports";