import type { CDPSession, Page } from '@playwright/test';
import type { Visit } from './visit.ts';

/** Processor time of a page's main thread. */
export interface MainThreadTime {
  readonly script: number;
  /** Script, style, layout, painting: all tasks. */
  readonly work: number;
}

/**
 * Starts measuring the main thread of a page. Returns a function that resolves to the time spent since then. It is the
 * thread's own processor time, without other work of the machine. Work for the inspector counts in `work` only.
 */
export async function measureMainThread(visit: Visit, page: Page): Promise<() => Promise<MainThreadTime>> {
  const inspector = await visit.inspect(page);
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await sinceStart(inspector);
  return async () => {
    const after = await sinceStart(inspector);
    return { script: after.script - before.script, work: after.work - before.work };
  };
}

async function sinceStart(inspector: CDPSession): Promise<MainThreadTime> {
  const { metrics } = await inspector.send('Performance.getMetrics');
  const seconds = (name: string) => {
    const metric = metrics.find((one) => one.name === name);
    if (metric === undefined) throw new Error(`This Chromium counts no ${name}`);
    return metric.value;
  };
  return { script: seconds('ScriptDuration') * 1000, work: seconds('TaskDuration') * 1000 };
}
