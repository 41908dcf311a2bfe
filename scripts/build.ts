import { buildApp } from './build/build-app.ts';

/** Builds the app into `dist/`, even when nothing has changed. */
if (process.argv.length > 2) {
  console.error('This command has no options. Use "npx vite build" for the options of Vite.');
  process.exit(2);
}
try {
  const seconds = await buildApp();
  console.log(`Built in ${seconds.toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
