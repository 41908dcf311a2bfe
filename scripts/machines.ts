import { createServer } from 'vite';

/** Serves the machine explorer on `MACHINES_PORT`. */
const port = Number(process.env['MACHINES_PORT'] ?? 5180);
const server = await createServer({ configFile: 'explorer/vite.config.ts', server: { port, strictPort: true } });
await server.listen();
console.log(`Ready: http://localhost:${String(port)}`);
