/** Chromium's: each time the installed app is started while it is open, the window that is there is told. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: { readonly targetURL?: string }) => void) => void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * A start by a shortcut or a link shows its screen in the window that is open, by its hash alone: the router takes it as
 * any other step, and a form with unsaved changes asks first.
 */
export function subscribeLaunches(): void {
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isOwn = isFirst && targetURL === addressOfStart();
    isFirst = false;
    // The start that opened this window: it is there already, or has been led on.
    if (targetURL === undefined || isOwn) return;
    const { hash } = new URL(targetURL);
    if (hash !== '') window.location.hash = hash;
  });
}

function addressOfStart(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name;
}
