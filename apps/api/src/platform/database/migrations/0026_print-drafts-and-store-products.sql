CREATE TABLE "print_store_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"user_id" uuid NOT NULL,
	"wish_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"design_id" uuid NOT NULL,
	"print_product_id" text NOT NULL,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"variants" jsonb NOT NULL,
	"handle" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"product_id" text,
	"blank_hash" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"fingerprint" text,
	"store_status" text,
	"store_updated_at" text,
	"picture_url" text,
	"is_changed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_store_products_by_wish" UNIQUE("shop","wish_key")
);
--> statement-breakpoint
ALTER TABLE "print_provider_orders" ALTER COLUMN "accepted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "print_store_products" ADD CONSTRAINT "print_store_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_store_products_by_shop" ON "print_store_products" USING btree ("shop","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "print_store_products_by_status" ON "print_store_products" USING btree ("status","tried_at");