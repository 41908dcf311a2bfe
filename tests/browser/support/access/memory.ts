import type { Page } from '@playwright/test';

/** The memory of a page after garbage collection. */
export interface Memory {
  /** DOM nodes, whether in the document or not. */
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Chromium only. Measures the whole renderer process: other pages in it must be idle. */
export async function measureMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Objects freed by one collection may release others only in the next.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metricOf = (metricName: string) => {
    const metric = metrics.find(({ name }) => name === metricName);
    if (metric === undefined) throw new Error(`Chromium reports no ${metricName}`);
    return metric.value;
  };
  return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners'), heapBytes: metricOf('JSHeapUsedSize') };
}
