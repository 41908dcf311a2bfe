import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from './package.json' with { type: 'json' };
import { className } from './scripts/vite/class-name.ts';
import { cspMeta } from './scripts/vite/csp.ts';
import { cssLayers } from './scripts/vite/css-layers.ts';
import { headStart } from './scripts/vite/head-start.ts';
import { knownInputs } from './scripts/vite/known-inputs.ts';
import { leanIcons } from './scripts/vite/lean-icons.ts';
import { screenChunks } from './scripts/vite/screen-chunks.ts';
import { webManifest } from './scripts/vite/web-manifest.ts';

/** A form and its parts, which another screen usually opens. */
const isForm = /\/(form-screen|load-form|point-table|select-control)-[^/]+$/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const apiBaseUrl = env['VITE_API_BASE_URL'] ?? '';
  const newsUrl = env['VITE_NEWS_URL'] ?? '';

  const screens = screenChunks({
    login: 'src/screens/auth/login-screen.tsx',
    list: 'src/app/routing/routed-app.tsx',
    declared: /\/src\/entities\/declared\//,
    form: 'src/screens/entity/form/form-screen.tsx',
    parts: 'src/screens/entity/form/load-form.ts',
    withoutList: ['src/ui/toast/toast-list.tsx', 'src/screens/auth/sign-in-dialog.tsx'],
    withoutForm: [
      'src/screens/auth/sign-in-dialog.tsx',
      'src/app/deferred/start-deferred.ts',
      'src/app/recovery-page.tsx',
      'src/api/calls/session-calls.ts',
      'src/drafts/draft-store.ts',
      'src/screens/entity/list/name-from-options.tsx',
      'src/screens/entity/row/change-status.ts',
      'src/screens/entity/row/removal.tsx',
      'src/screens/entity/tools/list-tools.tsx',
    ],
    late: /\/@tanstack\/react-router\/dist\/esm\/useBlocker\.js$|\/src\/session\/connection\/use-online\.ts$/,
  });

  return {
    // Relative, so that the build works on any static host and under any path.
    base: './',
    define: {
      'import.meta.env.VITE_API_BASE_URL': JSON.stringify(apiBaseUrl),
      'import.meta.env.VITE_NEWS_URL': JSON.stringify(newsUrl),
      'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version),
    },
    css: { modules: { generateScopedName: className } },
    resolve: {
      alias: [
        // React has this hook itself.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        { find: /^use-sync-external-store\/shim\/(.*)$/, replacement: 'use-sync-external-store/$1' },
        // The package's module entry is ES5.
        { find: 'workbox-window', replacement: 'workbox-window/build/workbox-window.prod.mjs' },
      ],
    },
    build: {
      // The first versions with light-dark(), which the themes use (spring 2024).
      target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      // The file names to preload for every later screen were 2 kB of the first list. Only a form's are worth that: the
      // worker has all files cached. Vite adds the style sheets in any case.
      modulePreload: { polyfill: false, resolveDependencies: (file, deps) => (isForm.test(file) ? deps : []) },
      manifest: true,
      sourcemap: false,
      rolldownOptions: {
        // One chunk for the code of every visit: in eight chunks it was 3.5 kB larger.
        output: {
          codeSplitting: {
            groups: [{ name: screens.chunkOf, includeDependenciesRecursively: false }],
          },
        },
      },
    },
    // The worker of src/import loads the library of a format on use.
    worker: { format: 'es' },
    plugins: [
      knownInputs(),
      react(),
      leanIcons(),
      screens.plugin,
      cssLayers('src/ui/styles/tokens.css'),
      headStart(),
      // After the plugins that add a script to the page.
      cspMeta({ apiBaseUrl, newsUrl }),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/worker',
        filename: 'sw.ts',
        injectRegister: null,
        manifest: webManifest,
        // The browser fetches the icons when it installs the app; the app itself shows only the small one.
        includeManifestIcons: false,
        injectManifest: {
          globPatterns: ['index.html', 'assets/**/*.{js,css,svg,woff2}', 'favicon.svg'],
        },
      }),
    ],
  };
});
