ALTER TABLE "batches" ADD COLUMN "same_place" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "shared" jsonb;