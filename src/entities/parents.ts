import type { AreaPath } from '#domain/areas.ts';
import { type RecordRow, textOf } from '#domain/record-row.ts';
import { fieldsOn, type SelectField } from '#fields/field.ts';
import type { OptionSource } from '#fields/options.ts';
import { nameMember, referenceName } from '#fields/value.ts';
import type { Text } from '#i18n/text.ts';
import type { Entity } from './define.ts';

/** A record that another record refers to, such as the game of a team. */
export interface Parent {
  /** The member of the record with the id: `game_id`. Its name may be beside it. */
  readonly member: string;
  readonly label: Text;
  /** Where the parent's form is. */
  readonly path: AreaPath;
  /** The dropdown with the parent's name and id, for records that contain only its key. */
  readonly field: Pick<SelectField, 'source' | 'key'> | null;
}

/** The entity whose records a dropdown offers. Countries are no entity. */
const entityOfSource: Readonly<Partial<Record<OptionSource, AreaPath>>> = {
  games: 'games',
  series: 'series',
  tournaments: 'tournament',
  teams: 'teams',
  bgmiSeries: 'series',
  bgmiTeams: 'teams',
  bgmiGroupTeams: 'teams',
  bgmiGroupsOfTeam: 'bgmiGroup',
  bgmiMaps: 'bgmiMap',
  bgmiMatches: 'bgmiMatches',
};

/** Parents that a form cannot change: the record contains their ids, but has no field for them. */
const readOnlyParents: Readonly<Partial<Record<AreaPath, readonly Parent[]>>> = {
  player: [{ member: 'current_team_id', label: 'Team', path: 'teams', field: null }],
  league: [{ member: 'game_id', label: 'Game', path: 'games', field: null }],
  series: [{ member: 'league_id', label: 'League', path: 'league', field: null }],
};

/** The parents without a field. */
export function fixedParentsOf({ path }: Pick<Entity, 'path'>): readonly Parent[] {
  return readOnlyParents[path] ?? [];
}

/** The parents that records of an entity may have, in the order of the form. */
export function parentsOf(entity: Entity): readonly Parent[] {
  const ofFields = fieldsOn('edit', entity.fields).flatMap(([member, field]): Parent[] => {
    const path = field.kind === 'select' ? entityOfSource[field.source] : undefined;
    // A dropdown that sends a name does not say which record has it.
    if (field.kind !== 'select' || path === undefined || field.key === 'name') return [];
    return [{ member, label: field.label, path, field: { source: field.source, key: field.key } }];
  });
  return [...ofFields, ...fixedParentsOf(entity)];
}

export interface ParentInRecord {
  readonly key: string;
  readonly name: string | undefined;
  /** It is in the trash, so it has no page. */
  readonly isDeleted: boolean;
}

/** The key and the name of a record's parent, as far as the record contains them; null if it has none. */
export function parentIn(record: RecordRow, { member }: Parent): ParentInRecord | null {
  const key = textOf(record[member]);
  const name = referenceName(record, member);
  return key === '' && name === undefined ? null : { key, name, isDeleted: record[deletedMember(member)] === true };
}

/** The mark beside the name: `current_team_deleted` for `current_team_id`. */
function deletedMember(member: string): string {
  return nameMember(member).replace(/name$/, 'deleted');
}
