import { startExplorer } from './server/start-explorer.ts';

/** Serves the machine explorer on `MACHINES_PORT`, and opens it in the browser when someone works at this terminal. */
const port = Number(process.env['MACHINES_PORT'] ?? 5180);
const { url } = await startExplorer({ port, open: process.stdout.isTTY });
console.log(`Ready: ${url}`);
