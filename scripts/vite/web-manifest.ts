import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the installed app is called and how it opens. Addresses are relative: the app works under any path. */
export const webManifest: Partial<ManifestOptions> = {
  // Resolved against the origin, not the folder: a bare slash would be every other app's id on a shared origin.
  id: 'matchdesk',
  name: 'Matchdesk',
  short_name: 'Matchdesk',
  description: 'Back-office for an esports tournament and match platform',
  lang: 'en',
  dir: 'ltr',
  // The login screen ends the session, so a launch starts behind it.
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
  // `npm run screenshots` takes them. Chromium shows them where it asks whether to install.
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
