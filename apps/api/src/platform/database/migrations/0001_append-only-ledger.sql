-- The ledger is append-only: a wrong entry is answered by another entry, never changed.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The credit ledger is append-only.';
end;
$$;
--> statement-breakpoint
create trigger credit_entries_append_only
  before update or delete or truncate on credit_entries
  for each statement execute function refuse_ledger_change();
