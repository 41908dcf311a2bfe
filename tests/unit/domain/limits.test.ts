import { expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { areas, isAreaPath } from '#domain/areas.ts';
import { limits, pictureMaxBytes } from '#domain/limits.ts';
import { richTextAddress, richTextAttributes } from '#domain/text/rich-text.ts';
import { listMachine } from '#machines/list/machine.ts';

test('the limits are those of section 9', () => {
  expect(limits).toEqual({
    ...{ pageSize: 10, pageSizes: [10, 25, 50, 100] },
    ...{ passwordMin: 8, passwordMax: 16, name: 30, fullName: 50, phoneLength: 10, defaultCountry: '1' },
    ...{ otpLength: 6, otpBoxes: 4, otpResendAfter: 30_000 },
    ...{ recentNews: 5, dropdownDebounce: 700, chunkTimeout: 120_000 },
  });
  // The total before the first response belongs to the machine: machines import nothing of src.
  const [list] = initialTransition(listMachine, { query: { page: 1, perPage: limits.pageSize, search: '' } });
  expect(list.context.total).toBe(17);
  expect(pictureMaxBytes).toBe(2_097_152);
});

test('every area is in the sidebar', () => {
  expect(areas.every(({ path }) => isAreaPath(path))).toBe(true);
  expect(['', 'profile', 'team', 'teams/1', '__proto__'].some(isAreaPath)).toBe(false);
});

test('formatted text allows link targets and picture sources, and only safe ones', () => {
  expect(richTextAttributes).toEqual(['href', 'src', 'alt']);
  const { href, src } = richTextAddress;
  expect(['https://a.co', 'http://a.co', 'mailto:a@b.co'].every((to) => href.test(to))).toBe(true);
  expect(['javascript:alert(1)', ' https://a.co', 'https://a.co x', 'data:,x', '/a'].some((to) => href.test(to))).toBe(
    false,
  );
  expect(['https://a.co/b.png', '/uploads/a1.webp'].every((from) => src.test(from))).toBe(true);
  expect(
    ['http://a.co/b.png', '/uploads/../a', '/uploads/a/b', 'x/uploads/a', 'data:,x'].some((from) => src.test(from)),
  ).toBe(false);
});
