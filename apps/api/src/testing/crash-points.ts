import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

const bookTables = ['bills', 'subscriptions', 'credit_accounts', 'credit_grants', 'credit_entries'];

/**
 * Makes the database fail once, at a chosen write to one of the books' tables. A sequence counts
 * the writes, because it survives the rollback.
 */
export async function installCrashPoints(db: Database, tables: readonly string[] = bookTables) {
  await db.execute(sql`create sequence crash_writes`);
  await db.execute(sql`create table crash_points (at_write bigint not null)`);
  await db.execute(sql`
    create function crash_at_point() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from crash_points where at_write = nextval('crash_writes')) then
        raise exception 'The database died here.';
      end if;
      return new;
    end $$`);
  for (const table of tables) {
    await db.execute(sql`
      create trigger crash before insert or update on ${sql.identifier(table)}
      for each row execute function crash_at_point()`);
  }
  /** Returns whether it had died. */
  const disarm = async (): Promise<boolean> => {
    const { rows } = await db.execute(sql`
      delete from crash_points returning at_write <= (select last_value from crash_writes) as died`);
    return rows[0]?.['died'] === true;
  };
  return {
    /** Fails at the nth write from now on, counted from 1. */
    arm: async (atWrite: number): Promise<void> => {
      await disarm();
      await db.execute(sql`
        insert into crash_points
        select last_value + ${atWrite}::int - case when is_called then 0 else 1 end from crash_writes`);
    },
    disarm,
  };
}
