import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isEntityPath } from '#entities/registry.ts';
import { webManifest } from './web-manifest.ts';

test('every shortcut of the installed app leads to an existing list', () => {
  const { shortcuts = [] } = webManifest;
  expect(shortcuts).not.toEqual([]);
  for (const { url } of shortcuts) expect(isEntityPath(url.replace('./#/', '')), url).toBe(true);
});

test('every picture of the installed app exists', () => {
  const { screenshots = [] } = webManifest;
  expect(screenshots).not.toEqual([]);
  const icons = [
    ...(webManifest.icons ?? []),
    ...screenshots,
    ...(webManifest.shortcuts ?? []).flatMap(({ icons = [] }) => icons),
  ];
  for (const { src } of icons) expect(existsSync(`public/${src}`), src).toBe(true);
});
