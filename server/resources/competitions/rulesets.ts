import { asc, isNull } from 'drizzle-orm';
import { wireFaults } from '#domain/points/ruleset-wire.ts';
import { rulesetFields } from '#entities/ruleset.ts';
import type { OkResponse } from '#server/contract/operation.ts';
import { rulesets } from '#server/db/schema/competitions.ts';
import type { Services } from '#server/services.ts';
import { resource } from '../base/resource.ts';
import { count, optional, text, type WritersOf } from '../base/writers.ts';

/** The most rulesets of the list. */
const mostListed = 1000;

export function rulesetOperations(services: Services) {
  const columns = {
    id: rulesets.id,
    name: rulesets.name,
    places: rulesets.places,
    per_finish: rulesets.per_finish,
    finish_cap: rulesets.finish_cap,
    lobby: rulesets.lobby,
    order: rulesets.order,
    decider: rulesets.decider,
    shared: rulesets.shared,
    has_penalties: rulesets.has_penalties,
  };
  const { list, read, create, updateByBody, remove } = resource(services, {
    name: 'rulesets',
    record: 'Ruleset',
    table: rulesets,
    fields: rulesetFields,
    writes: {
      name: text,
      places: text,
      per_finish: count,
      finish_cap: optional(count),
      lobby: count,
      order: text,
      decider: text,
      shared: text,
      has_penalties: text,
    } satisfies WritersOf<'createRuleset'>,
    search: ['name'],
    optionName: rulesets.name,
    rows: (db, narrow) => narrow(db.select(columns).from(rulesets).$dynamic()),
  });
  return {
    listRulesets: {
      recorded: list.recorded,
      handle: async (): Promise<OkResponse<'listRulesets'>> => ({
        status: true,
        message: 'Success',
        data: await services.db
          .select(columns)
          .from(rulesets)
          .where(isNull(rulesets.deleted_at))
          .orderBy(asc(rulesets.name), asc(rulesets.id))
          .limit(mostListed),
      }),
    },
    getRuleset: read,
    createRuleset: { ...create, rules: wireFaults },
    updateRuleset: { ...updateByBody, rules: wireFaults },
    removeRuleset: remove,
  };
}
