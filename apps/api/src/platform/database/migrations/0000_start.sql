CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_balance_not_negative" CHECK ("credit_accounts"."balance" >= 0),
	CONSTRAINT "credit_accounts_owed_not_negative" CHECK ("credit_accounts"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"grant_id" uuid,
	"hold_id" uuid,
	"job_id" uuid,
	"tool_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"business_key" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"priority" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_grants_remaining_within_amount" CHECK ("credit_grants"."remaining" >= 0 and "credit_grants"."remaining" <= "credit_grants"."amount")
);
--> statement-breakpoint
CREATE TABLE "credit_hold_parts" (
	"hold_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_hold_parts_hold_id_grant_id_pk" PRIMARY KEY("hold_id","grant_id"),
	CONSTRAINT "credit_hold_parts_amount_positive" CHECK ("credit_hold_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "credit_holds_amount_not_negative" CHECK ("credit_holds"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_grant_id_credit_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_by_user" ON "credit_entries" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_business_key" ON "credit_grants" USING btree ("business_key");--> statement-breakpoint
CREATE INDEX "credit_grants_spendable" ON "credit_grants" USING btree ("user_id","expires_at") WHERE "credit_grants"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "credit_grants_due" ON "credit_grants" USING btree ("expires_at") WHERE "credit_grants"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_holds_open_by_job" ON "credit_holds" USING btree ("job_id") WHERE "credit_holds"."status" = 'held';--> statement-breakpoint
CREATE INDEX "credit_holds_open" ON "credit_holds" USING btree ("created_at") WHERE "credit_holds"."status" = 'held';