ALTER TABLE "jobs" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "search_text" = lower(normalize(concat_ws(E'\n',
	(SELECT string_agg(input ->> 'value', E'\n') FROM jsonb_array_elements("inputs") input
		WHERE jsonb_typeof(input -> 'value') = 'string'),
	"metadata" ->> 'photo_name'), NFKC));
