import { fileURLToPath } from 'node:url';

/** The SQL files that drizzle-kit generates (`npm run db:generate`). */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
