import type { TourFixture } from '../../support/walks/tour-fixture.ts';
import { pauseClock } from './pause-clock.ts';

type Place = Pick<TourFixture, 'page' | 'device'>;

/**
 * From now on writes of drafts wait. Storage timeouts use the page's clock, which is paused before the device is asked,
 * so that a slow machine cannot exceed them.
 */
export async function holdDrafts({ page, device }: Place): Promise<void> {
  device.hold(page, 'write a draft');
  await pauseClock(page);
}

/** The device has written the drafts, and the clock continues. */
export async function releaseDrafts({ page, device }: Place): Promise<void> {
  device.free(page);
  await page.clock.resume();
}
