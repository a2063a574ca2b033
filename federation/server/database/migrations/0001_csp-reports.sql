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
