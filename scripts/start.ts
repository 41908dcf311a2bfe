import { runCommand } from './run/command.ts';

/** Builds the app for the environment it is started in, then serves it and the API in this very process. */
const { code, output } = await runCommand('vite build --logLevel warn', { print: 'keep' });
if (code === 0) await import('../server/main.ts');
else {
  console.error(`The app could not be built.\n${output}`);
  process.exitCode = 1;
}
