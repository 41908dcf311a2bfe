import { entity } from '#entities/declared/advertise.ts';
import { advertisements } from '#server/db/schema/content.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { picture } from '../base/picture.ts';
import { resource } from '../base/resource.ts';
import { optionalText, text, type WritersOf } from '../base/writers.ts';

export function advertisementOperations(services: Services) {
  const { list, read, create, updateByBody, remove } = resource(services, {
    name: 'advertisements',
    record: 'Advertise',
    table: advertisements,
    fields: entity.fields,
    writes: {
      name: text,
      image: picture('image'),
      redirectUrl: optionalText,
      status: text,
    } satisfies WritersOf<'createAdvertisement'>,
    search: searched.advertisements,
    optionName: advertisements.name,
    // The exact text of section 8.
    removedMessage: 'Advertise Deleted has been successfully',
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: advertisements.id,
            name: advertisements.name,
            image: advertisements.image,
            redirectUrl: advertisements.redirectUrl,
            status: advertisements.status,
          })
          .from(advertisements)
          .$dynamic(),
      ),
  });
  return {
    listAdvertisements: list,
    getAdvertisement: read,
    createAdvertisement: create,
    updateAdvertisement: updateByBody,
    removeAdvertisement: remove,
  };
}
