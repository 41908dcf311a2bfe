import { expect } from '@playwright/test';
import { hostileHtml } from '../../support/hostile-html.ts';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectConsole } from '../support/access/console.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { entry, save, sentBodies, tinyPicture } from '../support/flows/entity-form.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

test('a page: text, bold, a link, and pasted HTML without active content', async ({ page }) => {
  const bodies = await sentBodies(page);
  await page.goto('/#/pages/create');
  const content = page.getByRole('textbox', { name: 'Content' });
  await save(page);
  await expect(content).toHaveAccessibleDescription('Content is required');
  await typeLikeAPerson(entry(page, 'Title'), 'Fair play');
  await content.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('No cheats');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('rules');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await typeLikeAPerson(dialog.getByLabel('URL'), 'javascript:alert(1)');
  await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription('Invalid URL format');
  await typeLikeAPerson(dialog.getByLabel('URL'), 'https://example.com/rules');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(content.locator('a[href="https://example.com/rules"]')).toHaveText('rules');
  await expectAccessible(page);

  // It also reports what it meets in a document that is only read.
  expectConsole(/violates the following Content Security Policy directive/);
  await content.press('Control+End');
  await content.evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, hostileHtml.join(''));
  await expect(content).toContainText('ab');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  await page.setViewportSize({ width: 1366, height: 768 });
  await save(page);
  await expect(page.getByText(/created successfully/)).toBeVisible();
  const sent = bodies[0]?.['content'] ?? '';
  expect(sent).toMatch(/<(b|strong)>No cheats<\/\1>/);
  expect(sent).toContain('href="https://example.com/rules"');
  expect(sent).not.toMatch(/steal|script|svg|data:|<(iframe|object|embed|form|input|style|math)/i);
  expect(sent.match(/ab/g)).toHaveLength(hostileHtml.length);

  await page.getByRole('link', { name: 'Fair play' }).click();
  await expect(content.locator('b, strong').first()).toHaveText('No cheats');
});

test('the link at the caret is changed as a whole, or removed', async ({ page }) => {
  const bodies = await sentBodies(page);
  await page.goto('/#/pages/create');
  const content = page.getByRole('textbox', { name: 'Content' });
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const openDialog = () => page.getByRole('button', { name: 'Link', exact: true }).click();
  await typeLikeAPerson(entry(page, 'Title'), 'Where to play');
  await content.click();
  await page.keyboard.type('See the rules');
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft');

  await openDialog();
  await expect(dialog.getByLabel('URL')).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Remove link' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription('URL is required');
  await typeLikeAPerson(dialog.getByLabel('URL'), 'https://example.com/rules');
  await page.keyboard.press('Enter');
  await expect(content.locator('a')).toHaveText('rules');

  // Only the caret, inside the word.
  await content.locator('a').click();
  await openDialog();
  await expect(dialog.getByLabel('URL')).toHaveValue('https://example.com/rules');
  await expectAccessible(page);
  await typeLikeAPerson(dialog.getByLabel('URL'), 'https://example.com/rules-2027');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(content.locator('a')).toHaveText('rules');
  await expect(content.locator('a')).toHaveAttribute('href', 'https://example.com/rules-2027');

  await content.locator('a').click();
  await openDialog();
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await expect(content.locator('a')).toHaveCount(0);
  await expect(content).toHaveText('See the rules');
  await save(page);
  await expect(page.getByText('Page created successfully')).toBeVisible();
  expect(bodies[0]?.['content']).toMatch(/^<p>See the rules(<br>)?<\/p>$/i);
});

test('a video link shows its thumbnail', async ({ page }) => {
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tinyPicture.buffer }),
  );
  await page.goto('/#/youtube');
  const row = page.getByRole('row').filter({ hasText: 'Warriors' });
  await expect(row.locator('img')).toHaveAttribute('src', 'https://i.ytimg.com/vi/aR-KAldshAE/default.jpg');
});
