import { entity } from '#entities/declared/bgmi-map.ts';
import { bgmiMaps } from '#server/db/schema/bgmi.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { picture } from '../base/picture.ts';
import { resource } from '../base/resource.ts';
import { text, type WritersOf } from '../base/writers.ts';

export function bgmiMapOperations(services: Services) {
  const { list, read, create, update, remove, options } = resource(services, {
    name: 'bgmiMaps',
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
