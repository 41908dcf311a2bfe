import { expect, it } from 'vitest';
import { heavyStyles } from './heavy-styles.ts';

it('names the line of a selector that looks into the page', () => {
  const text = '/* :has() in a comment\n is no rule */\n.row {\n  &:has(.open) {\n    color: red;\n  }\n}\n';
  expect(heavyStyles([{ path: 'src/ui/table/pager.module.css', text }])).toEqual([
    expect.stringMatching(/^src\/ui\/table\/pager\.module\.css:4: :has\( is matched again/),
  ]);
});

it('allows it in a dialog', () => {
  expect(heavyStyles([{ path: 'src/ui/overlay/dialog.module.css', text: '.head:has(+ .footer) {\n}' }])).toEqual([]);
});

it('names transitions and clamped lines of rows, not those of a button', () => {
  const text = '.row {\n  transition: opacity 1s;\n  -webkit-line-clamp: 1;\n}';
  expect(heavyStyles([{ path: 'src/ui/table/table-rows.css', text }])).toHaveLength(2);
  expect(heavyStyles([{ path: 'src/ui/button/button.module.css', text }])).toEqual([]);
});
