CREATE TABLE "prerender_problems" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"host" text NOT NULL,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prerender_problems_pk" PRIMARY KEY("remote","version","host","path")
);
--> statement-breakpoint
CREATE INDEX "prerender_problems_host" ON "prerender_problems" USING btree ("host");