import { entity } from '#entities/declared/youtube.ts';
import { videos } from '#server/db/schema/content.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { resource } from '../base/resource.ts';
import { text, type WritersOf } from '../base/writers.ts';

export function videoOperations(services: Services) {
  const { list, read, create, update, remove } = resource(services, {
    record: 'Video',
    table: videos,
    fields: entity.fields,
    writes: { name: text, url: text, status: text } satisfies WritersOf<'createVideo'>,
    search: searched.videos,
    optionName: videos.name,
    rows: (db, narrow) =>
      narrow(
        db.select({ id: videos.id, name: videos.name, url: videos.url, status: videos.status }).from(videos).$dynamic(),
      ),
  });
  return { listVideos: list, getVideo: read, createVideo: create, updateVideo: update, removeVideo: remove };
}
