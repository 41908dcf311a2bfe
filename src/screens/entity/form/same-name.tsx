import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Entity } from '#entities/define.ts';
import { titleMembers } from '#entities/row-name.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormActor } from '../../shared/form/form-actor.ts';
import { SameNameHint } from './same-name-hint.tsx';

interface SameNameProps {
  readonly form: FormActor;
  readonly entity: Entity;
  /** The name of the field above. */
  readonly below: string;
}

/** Below the last field of a record's name: a hint if another record has this name. */
export function SameName({ form, entity, below }: SameNameProps) {
  const members = useMemo(() => typedNameMembers(entity), [entity]);
  return members.at(-1) === below ? <Hint form={form} entity={entity} members={members} /> : null;
}

interface HintProps extends Pick<SameNameProps, 'form' | 'entity'> {
  readonly members: readonly string[];
}

function Hint({ form, entity, members }: HintProps) {
  const isChanged = useSelector(form, (snapshot) => hasNewName(snapshot, members));
  return <div aria-live="polite">{isChanged && <SameNameHint form={form} entity={entity} members={members} />}</div>;
}

/** The members that name a record, if the user types all of them. */
function typedNameMembers(entity: Entity): readonly string[] {
  const members = titleMembers(entity);
  return members.every((member) => isTyped(entity, member)) ? members : [];
}

function isTyped({ fields }: Entity, member: string): boolean {
  const field = fields[member];
  return field?.kind === 'text' && field.entry === 'text';
}

function hasNewName({ context: { values, base } }: FormSnapshot, members: readonly string[]): boolean {
  return members.some((member) => values[member] !== base[member]);
}
