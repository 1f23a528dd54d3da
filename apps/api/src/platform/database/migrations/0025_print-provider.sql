CREATE TABLE "print_provider_orders" (
	"external_id" text PRIMARY KEY NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"delivery_days" integer NOT NULL,
	"canceled_at" timestamp with time zone
);
