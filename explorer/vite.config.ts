import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { explorerServer } from './server/explorer-server.ts';

/** The machine explorer: a page for developers, which is served only. It is no part of the product's build. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/explorer',
  define: {
    'import.meta.env.VITE_API_BASE_URL': '""',
    'import.meta.env.VITE_NEWS_URL': '""',
    'import.meta.env.VITE_APP_VERSION': '"0.0.0"',
  },
  server: { host: 'localhost', fs: { allow: ['..'] } },
  worker: { format: 'es' },
  plugins: [react(), explorerServer()],
});
