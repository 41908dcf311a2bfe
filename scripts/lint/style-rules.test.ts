import { expect, it } from 'vitest';
import { brokenStyleRules } from './style-rules.ts';

it('names the line of a selector that looks into the page', () => {
  const text = '/* :has() in a comment\n is no rule */\n.row {\n  &:has(.open) {\n    color: red;\n  }\n}\n';
  expect(brokenStyleRules([{ path: 'src/ui/table/pager.module.css', text }])).toEqual([
    expect.stringMatching(/^src\/ui\/table\/pager\.module\.css:4: :has\( is matched again/),
  ]);
});

it('allows it in a dialog', () => {
  expect(brokenStyleRules([{ path: 'src/ui/overlay/dialog.module.css', text: '.head:has(+ .footer) {\n}' }])).toEqual(
    [],
  );
});

it('names transitions and clamped lines of rows, not those of a button', () => {
  const text = '.row {\n  transition: opacity 1s;\n  -webkit-line-clamp: 1;\n}';
  expect(brokenStyleRules([{ path: 'src/ui/table/table-rows.css', text }])).toHaveLength(2);
  expect(brokenStyleRules([{ path: 'src/ui/button/button.module.css', text }])).toEqual([]);
});

it.each([
  '.name {\n  font-size: 14px;\n}',
  '.name {\n  font: 600 12.5px / 1.5 var(--font);\n}',
  ':root {\n  --size-small: 12px;\n}',
  '.name {\n  @media (width < 640px) {\n    color: red;\n  }\n}',
])('names a size that does not follow the size of text in the browser: %s', (text) => {
  expect(brokenStyleRules([{ path: 'src/ui/table/pager.module.css', text }])).toEqual([
    expect.stringContaining('ignores the size of text'),
  ]);
});

it('allows lengths in pixels and sizes of text in rem', () => {
  const text = '.name {\n  padding: 4px;\n  font: 600 0.75rem / 1.5 var(--font);\n  @media (width < 40rem) {}\n}';
  expect(brokenStyleRules([{ path: 'src/ui/table/pager.module.css', text }])).toEqual([]);
});
