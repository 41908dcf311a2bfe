import '#ui/tokens.css';
import '#ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from '#actors/services.ts';
import { joinTabs } from '#actors/tabs.ts';
import { watchConnection } from '#actors/watch-connection.ts';
import { startI18n } from '#i18n/i18n.ts';
import { readPreference } from '#storage/preferences.ts';
import { App } from './app.tsx';
import { followSession } from './follow-session.ts';
import { registerWorker } from './register-worker.ts';
import { createAppRouter } from './router.ts';

document.documentElement.dataset['theme'] = readPreference('theme');

const services = createServices(import.meta.env.VITE_API_BASE_URL);
joinTabs(services.session);
watchConnection(services.session);
services.session.start();

const router = createAppRouter(services);
followSession(services.session, router);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await startI18n(readPreference('language'));
createRoot(root).render(
  <StrictMode>
    <App services={services} router={router} />
  </StrictMode>,
);

void registerWorker();
