import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { buildApp } from './build/build-app.ts';

/** Serves the page with hot reload on `PORT`. Starts the reference server behind it, and restarts it on code changes. */
const port = Number(process.env['PORT'] ?? 5173);
const apiPort = port + 1;

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
  const vite = await createServer({
    server: { port, strictPort: true, proxy: { '/api': target, '/uploads': target } },
  });
  await vite.listen();
  console.log(`Ready: http://localhost:${String(port)}`);
}
