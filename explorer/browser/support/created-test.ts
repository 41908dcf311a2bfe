import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { typeLikeAPerson } from '../../../tests/browser/support/typing/type-like-a-person.ts';

const run = promisify(execFile);

/**
 * Lets the explorer write a test, which must pass and be formatted as the project's are.
 *
 * @param within shows the form for the test, opened.
 */
export async function createTest(
  within: Page | Locator,
  { machine, title }: { readonly machine: string; readonly title: string },
): Promise<void> {
  const file = `tests/machines/${machine}/${title.replaceAll(' ', '-')}.test.ts`;
  await rm(file, { force: true });
  await typeLikeAPerson(within.getByLabel('Title'), title);
  await within.getByRole('button', { name: `Write to tests/machines/${machine}` }).click();
  await expect(within.getByText(`Written to ${file}`)).toBeVisible();
  try {
    const { stdout } = await run('npx', ['vitest', 'run', '--project', 'machines', file]);
    expect(stdout).toContain('1 passed');
    await run('npx', ['biome', 'check', file]);
  } finally {
    await rm(file, { force: true });
  }
}
