CREATE TABLE "quiz_actions" (
	"user_id" uuid NOT NULL,
	"rule_id" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"reason" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_actions_user_id_rule_id_pk" PRIMARY KEY("user_id","rule_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_actions" ADD CONSTRAINT "quiz_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;