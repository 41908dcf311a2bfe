import type { ManifestOptions } from 'vite-plugin-pwa';

/** The name of the installed app and how it opens. Addresses are relative, so the app works under any path. */
export const webManifest: Partial<ManifestOptions> = {
  // Resolved against the origin, not the folder: '/' would be the id of every other app on a shared origin too.
  id: 'matchdesk',
  name: 'Matchdesk',
  short_name: 'Matchdesk',
  description: 'Back-office for an esports tournament and match platform',
  lang: 'en',
  dir: 'ltr',
  // The login screen ends the session, so the app starts on the dashboard.
  start_url: './#/dashboard',
  scope: './',
  display: 'standalone',
  launch_handler: { client_mode: 'focus-existing' },
  theme_color: '#ffffff',
  background_color: '#ffffff',
  categories: ['business', 'productivity', 'sports'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // From `npm run screenshots`. Chromium shows them in its installation dialog.
  screenshots: [
    {
      src: 'screenshot-wide.png',
      sizes: '1280x720',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The list of teams on a laptop',
    },
    {
      src: 'screenshot-narrow.png',
      sizes: '780x1560',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The list of teams on a phone',
    },
  ],
  shortcuts: [
    { name: 'Teams', url: './#/teams', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
    { name: 'Players', url: './#/player', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
  ],
};
