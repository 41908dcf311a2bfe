import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declaredEntities } from '../../../support/further/entities.ts';

/** The address of a screen, such as `/teams/edit/$id`: the test finds an existing record. */
export interface RoutedScreen {
  readonly path: string;
  readonly isPrivate: boolean;
}

const folder = resolve(import.meta.dirname, '../../../../src/app/routes');
const route = /getParentRoute: \(\) => (rootRoute|frameRoute),\s+path: '([^']+)'/g;

/**
 * Every screen of the app: one per route in `src/app/routes`, and one per declared entity where a route serves all
 * entities.
 */
export function routedScreens(): readonly RoutedScreen[] {
  const sources = readdirSync(folder).map((file) => readFileSync(resolve(folder, file), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(route)].flatMap(([, parent, path = '']) =>
      addressesOf(path).map((address) => ({ path: address, isPrivate: parent === 'frameRoute' })),
    ),
  );
}

function addressesOf(path: string): readonly string[] {
  if (!path.includes('$entity')) return [path];
  return declaredEntities.map((entity) => path.replace('$entity', entity.path));
}
