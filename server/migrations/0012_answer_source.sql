ALTER TABLE "quiz_answers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_source" CHECK ("quiz_answers"."source" in ('accounts'));