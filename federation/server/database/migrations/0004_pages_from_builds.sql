ALTER TABLE "page_loads" DROP COLUMN "mismatch";--> statement-breakpoint
-- The tables stay until no server of release 1.0.0 runs: the next release drops them (previous-release.json).
DELETE FROM "prerender_attempts";--> statement-breakpoint
DELETE FROM "prerender_problems";
