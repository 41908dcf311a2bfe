import { expect } from '@playwright/test';
import { pasteText, slowly, typeLikeAPerson } from '../support/typing/type-like-a-person.ts';
import { watchedTest as test } from '../support/watched-test.ts';

/** A page that notes the keys and the inputs of its fields. */
const page = (field: string) => `
  ${field}
  <output></output>
  <script>
    const noted = document.querySelector('output');
    addEventListener('keydown', ({ key }) => (noted.textContent += key + '↓ '));
    addEventListener('input', ({ target, data }) => (noted.textContent += (data ?? '⌫') + ' '));
  </script>`;

const kinds = [
  { field: '<input value="Before">', text: 'Sniper 017', held: 'Sniper 017' },
  { field: '<input type="number" value="5">', text: '41', held: '41' },
  { field: '<input type="password" value="Before">', text: 'Fresh@1234', held: 'Fresh@1234' },
  { field: '<input type="search" value="Before">', text: 'रात की लीग', held: 'रात की लीग' },
  { field: '<input value="Before">', text: 'यह 👩‍👩‍👧 🇮🇳', held: 'यह 👩‍👩‍👧 🇮🇳' },
  { field: '<textarea>Before</textarea>', text: 'One\nTwo', held: 'One\nTwo' },
  { field: '<div contenteditable style="white-space: pre-wrap">Before</div>', text: 'Be kind.', held: 'Be kind.' },
  { field: '<input type="color">', text: '#103a2a', held: '#103a2a' },
  { field: '<input value="Before">', text: '', held: '' },
  { field: '<input value="Before">', text: 'long '.repeat(50), held: 'long '.repeat(50) },
];

for (const { field, text, held } of kinds) {
  test(`${field} takes ${JSON.stringify(text.slice(0, 30))}`, async ({ page: browserPage }) => {
    await browserPage.setContent(page(field));
    const target = browserPage.locator('input, textarea, [contenteditable]');
    await typeLikeAPerson(target, text);
    if (field.includes('contenteditable')) await expect(target).toHaveText(held);
    else await expect(target).toHaveValue(held);
  });
}

test('each letter has its own events, a letter of another alphabet too', async ({ page: browserPage }) => {
  await browserPage.setContent(page('<input>'));
  await typeLikeAPerson(browserPage.locator('input'), 'aल ी');
  await expect(browserPage.locator('output')).toContainText('a↓ a ल  ↓   ी');
});

test('a paste has one event', async ({ page: browserPage }) => {
  await browserPage.setContent(page('<input value="Before">'));
  await pasteText(browserPage.locator('input'), 'Sniper 017');
  await expect(browserPage.locator('input')).toHaveValue('Sniper 017');
  await expect(browserPage.locator('output')).toContainText('a↓ Sniper 017');
});

test('a slow user pauses after each space', async ({ page: browserPage }) => {
  await browserPage.setContent(page('<input>'));
  const at: number[] = [];
  await typeLikeAPerson(browserPage.locator('input'), 'a b', {
    pace: slowly,
    afterKey: async () => {
      at.push(Date.now());
    },
  });
  const [first = 0, space = 0, last = 0] = at;
  expect(space - first).toBeGreaterThanOrEqual(40);
  expect(last - space).toBeGreaterThanOrEqual(300);
  await expect(browserPage.locator('input')).toHaveValue('a b');
});
