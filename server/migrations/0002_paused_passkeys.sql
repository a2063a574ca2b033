-- Passkeys that waited for a review since a reset of the password: a reset removes them now.
DELETE FROM "passkeys" USING "users" WHERE "passkeys"."user_id" = "users"."id" AND "passkeys"."created_at" <= "users"."password_reset_at";
