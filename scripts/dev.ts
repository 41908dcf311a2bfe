import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { liveRelay } from '../explorer/server/live-relay.ts';
import { buildApp } from './build/build-app.ts';

/**
 * Serves the page with hot reload on `PORT`. Starts the reference server behind it, and restarts it on code changes. Also
 * serves the machine explorer, which observes the page.
 */
const port = Number(process.env['PORT'] ?? 5173);
const apiPort = port + 1;
const explorerPort = port + 2;

// The reference server also serves the built app, and does not start without a build.
if (!existsSync('dist/index.html')) await buildApp();

const api = spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: { ...process.env, PORT: String(apiPort) },
  stdio: ['ignore', 'pipe', 'inherit'],
});

const stop = () => {
  api.kill('SIGTERM');
  process.exit();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('exit', () => api.kill('SIGTERM'));

let isOpen = false;

for await (const line of createInterface(api.stdout)) {
  // The server's own address would mislead: the page to open is Vite's.
  if (line.startsWith('Ready: ')) await openPage();
  else console.log(line);
}

async function openPage(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const target = `http://localhost:${String(apiPort)}`;
  const explorer = await createServer({
    configFile: 'explorer/vite.config.ts',
    server: { port: explorerPort, strictPort: true },
  });
  await explorer.listen();
  const explorerUrl = `http://localhost:${String(explorerPort)}`;
  const vite = await createServer({
    plugins: [liveRelay(explorer, explorerUrl)],
    server: { port, strictPort: true, proxy: { '/api': target, '/uploads': target } },
  });
  await vite.listen();
  console.log(`Machines: ${explorerUrl}/#/live`);
  console.log(`Ready: http://localhost:${String(port)}`);
}
