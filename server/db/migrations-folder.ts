import { fileURLToPath } from 'node:url';

/** The SQL that drizzle-kit wrote (`npm run db:generate`). */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
