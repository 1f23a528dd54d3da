ALTER TABLE "idempotency_keys" ALTER COLUMN "made_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "answer" jsonb;