CREATE TABLE "print_designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"color" text,
	"layers" jsonb NOT NULL,
	"hash" text NOT NULL,
	"dpi" integer NOT NULL,
	"mockups" jsonb,
	"print_files" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"design_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"title" text NOT NULL,
	"variant_title" text NOT NULL,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"address" jsonb,
	"shipping" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"payment_id" text,
	"receipt_url" text,
	"paid_at" timestamp with time zone,
	"refunded" integer DEFAULT 0 NOT NULL,
	"cancel_asked_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"provider_order_id" text,
	"provider_reason" text,
	"tracking_url" text,
	"check_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_orders_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "print_orders_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "print_orders_refunded_fits" CHECK ("print_orders"."refunded" between 0 and "print_orders"."amount")
);
--> statement-breakpoint
CREATE TABLE "print_provider_orders" (
	"external_id" text PRIMARY KEY NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"delivery_days" integer NOT NULL,
	"canceled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "print_designs" ADD CONSTRAINT "print_designs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_order_items" ADD CONSTRAINT "print_order_items_order_id_print_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."print_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "print_designs_by_hash" ON "print_designs" USING btree ("user_id","hash");--> statement-breakpoint
CREATE INDEX "print_designs_by_expiry" ON "print_designs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "print_order_items_by_order" ON "print_order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "print_orders_by_user" ON "print_orders" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "print_orders_to_check" ON "print_orders" USING btree ("check_at") WHERE "print_orders"."check_at" is not null;