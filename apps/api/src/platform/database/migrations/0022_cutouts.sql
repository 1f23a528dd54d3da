CREATE TABLE "cutouts" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"object_id" uuid,
	"small_object_id" uuid NOT NULL,
	"found" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"base_job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restages" ADD CONSTRAINT "restages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restages_by_user" ON "restages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "restages_by_age" ON "restages" USING btree ("created_at");