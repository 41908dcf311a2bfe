import { buildApp } from './build/build-app.ts';

/** Builds the app into `dist/`, whatever is there. */
if (process.argv.length > 2) {
  console.error('This takes no options. "npx vite build" takes those of Vite.');
  process.exit(2);
}
try {
  const seconds = await buildApp();
  console.log(`Built in ${seconds.toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
