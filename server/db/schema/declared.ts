import { entity as youtube } from '#entities/declared/youtube.ts';
import { entityTable } from './entity-table.ts';

/** The tables whose columns follow from a declaration. `npm run new-entity` adds a line. */

export const videos = entityTable('videos', youtube.fields);
