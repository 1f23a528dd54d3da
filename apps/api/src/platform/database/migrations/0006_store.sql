CREATE TABLE "shops" (
	"domain" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"access_token" text,
	"access_expires_at" timestamp with time zone,
	"refresh_token" text,
	"refresh_expires_at" timestamp with time zone,
	"scopes" text,
	"billing_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"installed_at" timestamp with time zone,
	"uninstalled_at" timestamp with time zone,
	"redacted_at" timestamp with time zone,
	CONSTRAINT "shops_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "store_events" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"shop" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_joins" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"product_id" text NOT NULL,
	"file_id" text NOT NULL,
	"status" text NOT NULL,
	"before_url" text,
	"alt_before" text,
	"copy_key" uuid,
	"copy_type" text,
	"after_url" text NOT NULL,
	"alt" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"plan_id" text NOT NULL,
	"status" text NOT NULL,
	"cap_cents" integer NOT NULL,
	"usage_line_id" text NOT NULL,
	"period_end" timestamp with time zone,
	"first_period_end" timestamp with time zone,
	"granted" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_usage" (
	"job_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"shop" text NOT NULL,
	"subscription_id" text NOT NULL,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"record_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "store_usage_job_id_index_pk" PRIMARY KEY("job_id","index"),
	CONSTRAINT "store_usage_cents_positive" CHECK ("store_usage"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_joins" ADD CONSTRAINT "store_joins_shop_shops_domain_fk" FOREIGN KEY ("shop") REFERENCES "public"."shops"("domain") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_publications" ADD CONSTRAINT "store_publications_shop_shops_domain_fk" FOREIGN KEY ("shop") REFERENCES "public"."shops"("domain") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_subscriptions" ADD CONSTRAINT "store_subscriptions_shop_shops_domain_fk" FOREIGN KEY ("shop") REFERENCES "public"."shops"("domain") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_usage" ADD CONSTRAINT "store_usage_shop_shops_domain_fk" FOREIGN KEY ("shop") REFERENCES "public"."shops"("domain") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_usage" ADD CONSTRAINT "store_usage_subscription_id_store_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."store_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_events_by_age" ON "store_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "store_publications_by_shop" ON "store_publications" USING btree ("shop","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_publications_by_file" ON "store_publications" USING btree ("file_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_publications_pending" ON "store_publications" USING btree ("created_at") WHERE "store_publications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "store_subscriptions_by_shop" ON "store_subscriptions" USING btree ("shop","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_subscriptions_due" ON "store_subscriptions" USING btree ("period_end") WHERE "store_subscriptions"."status" in ('active', 'frozen');--> statement-breakpoint
CREATE INDEX "store_usage_by_subscription" ON "store_usage" USING btree ("subscription_id","settled_at");--> statement-breakpoint
CREATE INDEX "store_usage_to_file" ON "store_usage" USING btree ("created_at") WHERE "store_usage"."status" = 'to_file';