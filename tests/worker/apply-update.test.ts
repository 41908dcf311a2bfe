import { describe, expect, it, vi } from 'vitest';
import { applyUpdate, asksForUpdate } from '../../src/worker/apply-update.ts';
import { Host } from './host.ts';

async function apply(held: (string | undefined)[]) {
  const host = new Host();
  host.held = held;
  const effects = { skipWaiting: vi.fn(() => Promise.resolve()), refuse: vi.fn() };
  await applyUpdate(host.environment, effects);
  return effects;
}

describe('a waiting update', () => {
  it('is applied on request of a page', async () => {
    const { skipWaiting, refuse } = await apply(['another lock']);
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(refuse).not.toHaveBeenCalled();
  });

  it('is refused while any tab has unsaved changes', async () => {
    const { skipWaiting, refuse } = await apply([undefined, 'another lock', 'dirty:tab-2']);
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(refuse).toHaveBeenCalledOnce();
  });

  it.each([undefined, null, 'SKIP_WAITING', {}, { type: 'OTHER' }])('is not requested by %j', (message) => {
    expect(asksForUpdate(message)).toBe(false);
  });

  it('is requested by the message of workbox-window', () => {
    expect(asksForUpdate({ type: 'SKIP_WAITING' })).toBe(true);
  });
});
