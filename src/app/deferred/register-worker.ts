/**
 * Registers the service worker, in production and in secure contexts (https or localhost). Resolves with the registration,
 * or with undefined without a worker. The app works without one.
 *
 * It never reloads the page and never applies an update by itself.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return undefined;
  try {
    const { Workbox } = await import('workbox-window');
    // Static hosts may let browsers cache the worker's script for hours. An update must be found at once.
    return await new Workbox('./sw.js', { updateViaCache: 'none' }).register({ immediate: true });
  } catch (error) {
    console.warn('The app cannot be cached for offline use:', error);
    return undefined;
  }
}
