import { expect, test } from '@playwright/test';
import { newEntity } from '../../support/new-entity.ts';

test('an entity that the command created is built, and its list and its form work', async () => {
  test.setTimeout(240_000);
  const sponsors = await newEntity();
  try {
    await sponsors.fillTexts();
    const built = await sponsors.run('tsx scripts/build.ts');
    expect(built.code, built.output).toBe(0);
    // The same walk as of every other entity.
    const walked = await sponsors.run('playwright test entities.spec.ts --grep /sponsors --workers 1');
    expect(walked.code, walked.output).toBe(0);
    expect(walked.output).toContain('1 passed');
  } finally {
    await sponsors.remove();
  }
});
