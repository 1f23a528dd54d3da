UPDATE "batch_items" SET "status" = 'held' WHERE "status" = 'doubtful';--> statement-breakpoint
UPDATE "jobs" SET "result" = ("result" - 'doubts') || jsonb_build_object('warnings', "result" -> 'doubts') WHERE "result" ? 'doubts';--> statement-breakpoint
UPDATE "cutouts" SET "found" = ("found" - 'doubts') || jsonb_build_object('warnings', "found" -> 'doubts') WHERE "found" ? 'doubts';
