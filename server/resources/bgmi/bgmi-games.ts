import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { entity } from '#entities/declared/bgmi-allmatches.ts';
import { contains } from '#server/db/contains.ts';
import { bgmiGames, bgmiMaps, bgmiStages } from '#server/db/schema/bgmi.ts';
import { games, teams } from '#server/db/schema/catalogue.ts';
import { searched } from '#server/db/searched.ts';
import { isPresent } from '#server/history/recorded-resource.ts';
import type { Services } from '#server/services.ts';
import { type OptionQuery, optionList, optionsCondition } from '../base/options.ts';
import { resource } from '../base/resource.ts';
import { count, optionalText, reference, text, time, type Writer, type WritersOf } from '../base/writers.ts';

/** A request contains the name of the map. The table stores its id, so that a map can be renamed. */
const mapByName: Writer = async (sent, { db }) => {
  const [map] = await db
    .select({ id: bgmiMaps.id })
    .from(bgmiMaps)
    .where(and(isPresent(bgmiMaps), sql`lower(${bgmiMaps.name}) = lower(${String(sent)})`))
    .orderBy(bgmiMaps.id)
    .limit(1);
  return map === undefined ? { msg: 'There is no BGMI map of this name' } : { value: map.id, column: 'map_id' };
};

/** Operations on single games. Their path in the API is `bgmi/allMatches`. */
export function bgmiGameOperations(services: Services) {
  const { db } = services;
  const title = sql<string>`concat_ws(' · ', (select ${bgmiStages.name} from ${bgmiStages}
    where ${bgmiStages.id} = ${bgmiGames.bgmi_match_id}), 'Day ' || ${bgmiGames.day}, 'Match ' || ${bgmiGames.match_no})`;
  const { list, read, create, updateByBody, remove, options } = resource(services, {
    name: 'bgmiAllMatches',
    record: 'BGMI match',
    table: bgmiGames,
    fields: entity.fields,
    writes: {
      map_name: mapByName,
      start_date: time,
      other_link: optionalText,
      match_no: count,
      day: count,
      bgmi_match_id: reference(bgmiStages, 'BGMI match'),
      status: text,
    } satisfies WritersOf<'createBgmiAllMatch'>,
    search: searched.bgmiGames,
    searchAlso: (typed) =>
      or(
        inArray(
          bgmiGames.map_id,
          db.select({ id: bgmiMaps.id }).from(bgmiMaps).where(contains(bgmiMaps.search_text, typed)),
        ),
        inArray(
          bgmiGames.bgmi_match_id,
          db.select({ id: bgmiStages.id }).from(bgmiStages).where(contains(bgmiStages.search_text, typed)),
        ),
      ),
    filters: {
      // The whole text is a name too, because a name may contain a comma.
      map_name: (sent) => {
        const named = inArray(bgmiMaps.name, [sent, ...sent.split(',')]);
        return inArray(bgmiGames.map_id, db.select({ id: bgmiMaps.id }).from(bgmiMaps).where(named));
      },
    },
    optionName: title,
    nameOf: ({ bgmi_match_name, day, match_no }) =>
      `${String(bgmi_match_name)} · Day ${String(day)} · Match ${String(match_no)}`,
    rows: (on, narrow) =>
      narrow(
        on
          .select({
            id: bgmiGames.id,
            map_name: bgmiMaps.name,
            start_date: bgmiGames.start_date,
            other_link: bgmiGames.other_link,
            match_no: bgmiGames.match_no,
            day: bgmiGames.day,
            bgmi_match_id: bgmiGames.bgmi_match_id,
            bgmi_match_name: bgmiStages.name,
            status: bgmiGames.status,
          })
          .from(bgmiGames)
          .innerJoin(bgmiMaps, eq(bgmiGames.map_id, bgmiMaps.id))
          .leftJoin(bgmiStages, eq(bgmiGames.bgmi_match_id, bgmiStages.id))
          .$dynamic(),
      ),
  });
  const ofBattleRoyale = sql`${teams.game_id} in (select ${games.id} from ${games} where ${games.is_battle_royale})`;
  const teamOptions = optionList(db, {
    table: teams,
    name: teams.name,
    where: (query: OptionQuery) => and(ofBattleRoyale, optionsCondition(teams, query)),
  });
  return {
    listBgmiAllMatches: list,
    getBgmiAllMatch: read,
    createBgmiAllMatch: create,
    updateBgmiAllMatch: updateByBody,
    removeBgmiAllMatch: remove,
    listBgmiAllMatchOptions: options,
    listBgmiTeamOptions: teamOptions,
    listBgmiGroupTeamOptions: teamOptions,
  };
}
