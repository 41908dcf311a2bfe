/**
 * Registers the service worker, in production and where the browser allows it (https or localhost). Resolves with the
 * registration, or with undefined where there is none: the app works without.
 *
 * It never reloads and never applies an update by itself.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return undefined;
  try {
    const { Workbox } = await import('workbox-window');
    // Static hosts may tell browsers to keep the worker's script for hours; an update has to be seen at once.
    return await new Workbox('./sw.js', { updateViaCache: 'none' }).register({ immediate: true });
  } catch (error) {
    console.warn('The app cannot be kept for use without a connection:', error);
    return undefined;
  }
}
