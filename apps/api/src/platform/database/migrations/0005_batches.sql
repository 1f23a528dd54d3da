CREATE TABLE "batch_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"object_id" uuid,
	"image_url" text,
	"shopify_product_id" text,
	"shopify_file_id" text,
	"status" text NOT NULL,
	"job_id" uuid,
	"error_code" text,
	"credits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tool_id" text NOT NULL,
	"func_id" text NOT NULL,
	"status" text NOT NULL,
	"pause_reason" text,
	"inputs" jsonb NOT NULL,
	"complete" boolean NOT NULL,
	"credits_each" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_items_by_position" ON "batch_items" USING btree ("batch_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_items_by_key" ON "batch_items" USING btree ("batch_id","key");--> statement-breakpoint
CREATE INDEX "batch_items_by_job" ON "batch_items" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "batch_items_by_object" ON "batch_items" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "batches_by_user" ON "batches" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "batches_running" ON "batches" USING btree ("id") WHERE "batches"."status" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_by_batch" ON "jobs" USING btree ("batch_id") WHERE "jobs"."batch_id" is not null;