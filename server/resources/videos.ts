import { entity } from '#entities/declared/youtube.ts';
import { videos } from '../db/schema/content.ts';
import { searched } from '../db/searched.ts';
import type { Services } from '../services.ts';
import { resource } from './resource.ts';
import { text, type WritersOf } from './writers.ts';

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
