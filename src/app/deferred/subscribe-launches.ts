/** Chromium only. When the installed app is started again, the open window receives the launch. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: { readonly targetURL?: string }) => void) => void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Opens the target of a shortcut or link in the open window, by setting its hash. For the router this is an ordinary
 * navigation: a form with unsaved changes asks first.
 */
export function subscribeLaunches(): void {
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isOwnLaunch = isFirst && targetURL === startUrl();
    isFirst = false;
    // The launch that opened this window needs no navigation.
    if (targetURL === undefined || isOwnLaunch) return;
    const { hash } = new URL(targetURL);
    if (hash !== '') window.location.hash = hash;
  });
}

function startUrl(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name;
}
