ALTER TABLE "objects" ADD COLUMN "tool_id" text;--> statement-breakpoint
ALTER TABLE "objects" ADD COLUMN "func_id" text;