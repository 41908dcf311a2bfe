import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browsers of the product's own build, so that neither build contains code for older ones. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
});
