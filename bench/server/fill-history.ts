import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/db.ts';

/**
 * Appends entries until the history has this many: one a minute until now, by twenty users, of a thousand teams and as many
 * players.
 */
export async function fillHistory(db: Db, entries: number): Promise<void> {
  await db.execute(sql`
    insert into history (entity, record_id, record_name, action, at, user_id, user_name, session_id, changes, undo, search_text)
    select case n % 2 when 0 then 'teams' else 'players' end, 1 + n / 2 % 1000, 'Record ' || n / 2 % 1000,
      case n % 10 when 0 then 'delete' when 1 then 'create' else 'update' end,
      now() - (${entries} - n) * interval '1 minute', 1 + n % 20, 'User ' || n % 20, 1 + n % 100,
      jsonb_build_array(jsonb_build_object('field', 'name', 'before', 'Record ' || n, 'after', 'Record ' || n + 1)),
      '{"kind":"update","before":{"name":"Record"},"after":{"name":"Record"}}'::jsonb,
      'record ' || n / 2 % 1000 || ' user ' || n % 20
    from generate_series((select count(*) from history) + 1, ${entries}::bigint) n`);
}
