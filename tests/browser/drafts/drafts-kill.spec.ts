import { expect } from '@playwright/test';
import type { Entity } from '#entities/define.ts';
import { declaredEntities } from '../../support/further/entities.ts';
import { signIn } from '../support/app.ts';
import { choose, entry, givePicture, tinyPicture } from '../support/flows/entity-form.ts';
import { openWindow } from '../support/open-window.ts';
import { draftStored, offer, restore } from '../support/storage/drafts.ts';
import { test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

/** A form, the line into which a text is typed, and whether it has a file input. */
interface Typed {
  readonly path: string;
  readonly label: string;
  readonly hasFile: boolean;
}

const ofEntity = ({ path, fields }: Entity): Typed => {
  const all = Object.values(fields);
  const line = all.find((field) => field.kind === 'text' && (field.entry === 'text' || field.entry === 'url'));
  return { path: `${path}/create`, label: line?.label ?? '', hasFile: all.some(({ kind }) => kind === 'image') };
};

const forms: readonly Typed[] = [
  ...declaredEntities.map(ofEntity),
  { path: 'teams/edit/1', label: 'Full Name', hasFile: false },
  { path: 'category', label: 'Category Name', hasFile: false },
  { path: 'sync', label: 'Message', hasFile: false },
  { path: 'profile', label: 'Last Name', hasFile: true },
];

/** The number of windows per browser, each with a different form. */
const WINDOWS_AT_ONCE = 10;
const groups = Array.from({ length: Math.ceil(forms.length / WINDOWS_AT_ONCE) }, (_, group) =>
  forms.slice(group * WINDOWS_AT_ONCE, (group + 1) * WINDOWS_AT_ONCE),
);

for (const group of groups) {
  const names = group.map(({ path, label }) => `${path} (${label})`).join(', ');
  test(`the browser is killed over ${names}: the typing is offered again`, async ({ profile }) => {
    test.slow();
    const first = await (await profile.launch()).newPage();
    await signIn(first);
    for (const { path, label, hasFile } of group) {
      await test.step(`type into ${path} (${label})`, async () => {
        const page = await openWindow(first);
        await page.goto(`/#/${path}`);
        if (hasFile) await givePicture(page);
        await typeLikeAPerson(entry(page, label), 'Half a sentence');
        await expect(draftStored(page)).toBeVisible();
        await entry(page, label).press('x');
      });
    }
    await profile.kill();

    const page = await (await profile.launch()).newPage();
    await signIn(page);
    for (const { path, label, hasFile } of group) {
      await test.step(`find it again in ${path} (${label})`, async () => {
        await page.goto(`/#/${path}`);
        await expect(offer(page)).toContainText('Half a sentence');
        await restore(page);
        await expect(entry(page, label)).toHaveValue(/^Half a sentence/);
        if (hasFile) await expect(page.getByText(tinyPicture.name)).toBeVisible();
        // Without a reload the form would ask before navigating.
        await page.reload();
      });
    }
  });
}

test('references and rows are restored too; a password is not stored', async ({ profile }) => {
  const first = await (await profile.launch()).newPage();
  await signIn(first);
  await first.goto(`/#/series/create`);
  await typeLikeAPerson(entry(first, 'Name'), 'Night Cup');
  await choose(first, 'Game', 'bgmi', 'BGMI');
  await first.getByRole('button', { name: 'Add team' }).click();
  await choose(first, 'Team', 'FS Esports', 'FS Esports');
  await expect(draftStored(first)).toBeVisible();
  const second = await openWindow(first, `/#/user/create`);
  await typeLikeAPerson(entry(second, 'Last Name'), 'Rao');
  await typeLikeAPerson(second.locator('input[type=password]').first(), 'Secret@123');
  await expect(draftStored(second)).toBeVisible();
  await profile.kill();

  const page = await (await profile.launch()).newPage();
  await signIn(page);
  await page.goto(`/#/series/create`);
  await expect(offer(page)).toContainText('BGMI');
  await expect(offer(page)).toContainText('FS Esports');
  await restore(page);
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('BGMI');
  await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('FS Esports');
  // Without a reload the form would ask before navigating.
  await page.reload();
  await page.goto(`/#/user/create`);
  await restore(page);
  await expect(entry(page, 'Last Name')).toHaveValue('Rao');
  await expect(page.locator('input[type=password]').first()).toHaveValue('');
});
