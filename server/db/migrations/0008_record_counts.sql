-- The functions behind the triggers that `server/db/record-counts.ts` creates for each table of records.
CREATE FUNCTION "add_to_record_count"("of_table" text, "change" bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "record_counts" ("table_name", "part", "records")
  VALUES ("of_table", pg_backend_pid() % 16, "change")
  ON CONFLICT ("table_name", "part") DO UPDATE SET "records" = "record_counts"."records" + EXCLUDED."records"
$$;--> statement-breakpoint
CREATE FUNCTION "count_records"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  records bigint;
BEGIN
  SELECT count(*) * TG_ARGV[0]::integer INTO records FROM changed WHERE deleted_at IS NULL;
  IF records <> 0 THEN PERFORM add_to_record_count(TG_TABLE_NAME, records); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "count_trashed_record"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_record_count(TG_TABLE_NAME, CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "reset_record_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM record_counts WHERE table_name = TG_TABLE_NAME;
  RETURN NULL;
END
$$;
