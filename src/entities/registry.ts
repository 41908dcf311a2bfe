import { type AreaPath, areas, isAreaPath } from '#domain/areas.ts';
import type { Entity } from './define.ts';

/** Each file in `declared/` is an entity, named after its path in kebab case. To add an entity, add its file. */
const declared = import.meta.glob<Entity>('./declared/*.ts', { import: 'entity' });

const fileOf = (path: string) => `./declared/${path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** Whether an area is an entity with a list. */
export function isEntityPath(path: string): path is AreaPath {
  return isAreaPath(path) && fileOf(path) in declared;
}

/** The areas that are entities. */
export const declaredPaths: readonly AreaPath[] = areas.map(({ path }) => path).filter(isEntityPath);

const loaded = new Map<AreaPath, Entity>();

/** Loads an entity's declaration; each is fetched on first use. */
export async function loadEntity(path: AreaPath): Promise<Entity> {
  // While files load, `import()` of a loaded module takes as long as they do.
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const load = declared[fileOf(path)];
  if (load === undefined) throw new Error(`No entity is declared at ${fileOf(path)}`);
  const entity = await load();
  loaded.set(path, entity);
  return entity;
}
