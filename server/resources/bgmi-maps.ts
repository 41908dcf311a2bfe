import { entity } from '#entities/declared/bgmi-map.ts';
import { bgmiMaps } from '../db/schema/bgmi.ts';
import { searched } from '../db/searched.ts';
import type { Services } from '../services.ts';
import { picture } from './picture.ts';
import { resource } from './resource.ts';
import { text, type WritersOf } from './writers.ts';

export function bgmiMapOperations(services: Services) {
  const { list, read, create, update, remove, options } = resource(services, {
    record: 'BGMI map',
    table: bgmiMaps,
    fields: entity.fields,
    writes: { name: text, image: picture('image'), status: text } satisfies WritersOf<'createBgmiMap'>,
    search: searched.bgmiMaps,
    optionName: bgmiMaps.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({ id: bgmiMaps.id, name: bgmiMaps.name, image: bgmiMaps.image, status: bgmiMaps.status })
          .from(bgmiMaps)
          .$dynamic(),
      ),
  });
  return {
    listBgmiMaps: list,
    getBgmiMap: read,
    createBgmiMap: create,
    updateBgmiMap: update,
    removeBgmiMap: remove,
    listBgmiMapOptions: options,
  };
}
