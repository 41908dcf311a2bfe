-- The history is append only. The owner of the table gives up the right to change or remove entries. The triggers refuse
-- it to superusers too, as which the embedded database runs.
REVOKE UPDATE, DELETE, TRUNCATE ON "history" FROM PUBLIC;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "history" FROM CURRENT_USER;--> statement-breakpoint
CREATE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history is append only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "history_append_only" BEFORE UPDATE OR DELETE ON "history" FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();--> statement-breakpoint
CREATE TRIGGER "history_not_truncated" BEFORE TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
