ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_customer_id_unique";--> statement-breakpoint
ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_pkey";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD PRIMARY KEY ("customer_id");--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "duplicate_of" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "duplicate_ended_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_current" ON "billing_customers" USING btree ("user_id") WHERE "billing_customers"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_open_duplicates" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."duplicate_of" is not null and "subscriptions"."duplicate_ended_at" is null;