import type { ReactNode } from 'react';
import type { Entity } from '#entities/define.ts';
import { formGroups } from '#entities/form-groups.ts';
import { fixedParentsOf } from '#entities/parents.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { useText } from '#i18n/use-text.ts';
import type { FormMode } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { FieldCell, FieldGroup, FieldGroups } from '../../shared/form/field-grid.tsx';
import { FixedParents } from './fixed-parents.tsx';

interface FormFieldsProps {
  readonly entity: Entity;
  readonly mode: FormMode;
  /** The row of the list that is shown until the record is loaded. Fields that it lacks are placeholders. */
  readonly row?: ListRow | undefined;
  /** The record, or its row in the list; undefined or null until one of them is there. */
  readonly record: ListRow | undefined | null;
  /** The name of the only field that is visible; all of them by default. The others stay mounted. */
  readonly only?: string | undefined;
  /** Renders a field. Without it all fields are placeholders of their sizes. */
  readonly children?: (name: string, field: Field) => ReactNode;
}

/** The fields of an entity in the groups of its declaration. */
export function FormFields({ entity, mode, row, record, only, children }: FormFieldsProps) {
  const text = useText();
  const isMissing = (name: string, field: Field) => row && !(name in row && kindOf(field).isInRow);
  return (
    <FieldGroups>
      {formGroups(entity, mode).map(({ heading, fields }) => (
        <FieldGroup
          key={heading}
          heading={heading === null ? undefined : text(heading)}
          hidden={only !== undefined && fields.every(([name]) => name !== only)}
        >
          {fields.map(([name, field]) => (
            <FieldCell key={name} space={kindOf(field).space} hidden={only !== undefined && name !== only}>
              {isMissing(name, field) ? undefined : children?.(name, field)}
            </FieldCell>
          ))}
        </FieldGroup>
      ))}
      {mode === 'edit' && only === undefined && <FixedParents parents={fixedParentsOf(entity)} record={record} />}
    </FieldGroups>
  );
}
