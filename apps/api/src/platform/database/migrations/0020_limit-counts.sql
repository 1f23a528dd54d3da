CREATE TABLE "limit_counts" (
	"key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_counts_key_started_at_pk" PRIMARY KEY("key","started_at")
);
--> statement-breakpoint
CREATE INDEX "limit_counts_by_end" ON "limit_counts" USING btree ("ends_at");