import { ensureBuild } from './build/ensure-build.ts';

/** Builds the app when something has changed, then serves it and the API in this process. */
try {
  await ensureBuild(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../server/main.ts');
