import { ensureBuild } from './build/ensure-build.ts';

/** Builds the app where something has changed, then serves it and the API in this very process. */
try {
  await ensureBuild(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../server/main.ts');
