import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from './package.json' with { type: 'json' };
import { className } from './scripts/vite/class-name.ts';
import { cspMeta } from './scripts/vite/csp.ts';
import { cssLayers } from './scripts/vite/css-layers.ts';
import { fewBundles } from './scripts/vite/few-bundles.ts';
import { knownInputs } from './scripts/vite/known-inputs.ts';
import { leanIcons } from './scripts/vite/lean-icons.ts';
import { webManifest } from './scripts/vite/web-manifest.ts';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const apiBaseUrl = env['VITE_API_BASE_URL'] ?? '';
  const newsUrl = env['VITE_NEWS_URL'] ?? '';

  const bundles = fewBundles({
    later: {
      hindi: ['src/i18n/translated-texts.tsx'],
      // What the dashboard and forms share.
      common: [
        'src/api/calls/session-calls.ts',
        'src/domain/schedule/match.ts',
        'src/domain/schedule/days.ts',
        'src/ui/layout/card.tsx',
        'src/ui/loading/skeleton.tsx',
        'src/domain/text/fold-text.ts',
        'src/screens/shared/offline-reason.tsx',
        'src/ui/base/format-time.ts',
        'src/ui/button/link-button.tsx',
        'src/domain/group-by.ts',
      ],
      dashboard: ['src/screens/dashboard/dashboard-screen.tsx'],
      form: ['src/screens/entity/form/form-screen.tsx', 'src/lists/options/long-options.ts'],
      parts: [
        'src/app/shell/frame-parts.ts',
        'src/screens/entity/list/list-parts.ts',
        'src/screens/dashboard/set-match-status.ts',
        'src/storage/cache/search-index.ts',
        'src/api/http/upload-fetch.ts',
        'src/drafts/draft-store.ts',
        'src/import/write-spreadsheet.ts',
      ],
      lists: [
        'src/screens/history/history-screen.tsx',
        'src/screens/entity/record/record-history.tsx',
        'src/screens/changes/changes-screen.tsx',
        'src/screens/category/category-screen.tsx',
      ],
      public: ['src/screens/public/public-screen.tsx', 'src/app/recovery-page.tsx'],
      import: [
        'src/screens/entity/import/import-page.tsx',
        'src/screens/shared/form/paste-rows-dialog.tsx',
        'src/screens/shared/points/tools/import-dialog.tsx',
        'src/screens/shared/points/tools/match-dialog.tsx',
      ],
    },
    shared: 'parts',
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
      // A rare screen has one file, and what it needs besides is loaded already. Vite adds the style sheets in any case.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      manifest: true,
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: bundles.bundleOf, includeDependenciesRecursively: false }],
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
      bundles.plugin,
      cssLayers('src/ui/styles/tokens.css'),
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
