CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"plan_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"provider_key" text NOT NULL,
	"payment_id" text,
	"subscription_id" text,
	"invoice_url" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"clawed_back" integer DEFAULT 0 NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"next_grant_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bills_provider_key_unique" UNIQUE("provider_key"),
	CONSTRAINT "bills_refunded_not_negative" CHECK ("bills"."refunded" >= 0),
	CONSTRAINT "bills_clawed_back_not_negative" CHECK ("bills"."clawed_back" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "credit_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "password_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"ip" text NOT NULL,
	"ok" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"ip_range" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "entry_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "notice_base" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "noticed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "bill_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bills_by_user" ON "bills" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bills_by_payment" ON "bills" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bills_grants_due" ON "bills" USING btree ("next_grant_at") WHERE "bills"."next_grant_at" is not null;--> statement-breakpoint
CREATE INDEX "password_tries_by_email" ON "password_tries" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "password_tries_by_ip" ON "password_tries" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_by_user" ON "subscriptions" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "signups_by_ip_range" ON "signups" USING btree ("ip_range","created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_by_kind" ON "credit_entries" USING btree ("user_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_grants_by_bill" ON "credit_grants" USING btree ("bill_id");--> statement-breakpoint
UPDATE "credit_accounts" SET "notice_base" = "balance", "entry_count" = (SELECT count(*) FROM "credit_entries" WHERE "credit_entries"."user_id" = "credit_accounts"."user_id");
