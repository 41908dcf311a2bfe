import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browsers of the product's own build, so that neither build carries code for older ones. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'], chunkSizeWarningLimit: 2000 },
});
