import { entity } from '#entities/declared/youtube.ts';
import { videos } from '#server/db/schema/declared.ts';
import type { Services } from '#server/services.ts';
import { entityResource } from '../base/entity-resource.ts';

export function videoOperations(services: Services) {
  const { list, read, create, update, remove } = entityResource(services, {
    entity,
    table: videos,
    name: 'videos',
    record: 'Video',
  });
  return { listVideos: list, getVideo: read, createVideo: create, updateVideo: update, removeVideo: remove };
}
