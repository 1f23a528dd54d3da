ALTER TABLE "batch_items" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "tokens_claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_usage" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "store_publications_with_copy" ON "store_publications" USING btree ("created_at") WHERE "store_publications"."copy_key" is not null;--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "job_id" TO "made_id";--> statement-breakpoint
UPDATE "jobs" SET "fee_cents" = "paid"."cents" FROM (
	SELECT "job_id", sum("cents")::int AS "cents" FROM "store_usage" WHERE "status" <> 'released' GROUP BY "job_id"
) "paid" WHERE "paid"."job_id" = "jobs"."id" AND "jobs"."hold_id" IS NULL;--> statement-breakpoint
UPDATE "batch_items" SET "fee_cents" = "jobs"."fee_cents" FROM "jobs"
	WHERE "jobs"."id" = "batch_items"."job_id" AND "batch_items"."status" = 'succeeded';
