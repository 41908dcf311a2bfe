import type { Entity } from '#entities/define.ts';
import { formGroups } from '#entities/form-groups.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { useText } from '#i18n/use-text.ts';
import type { FormMode } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { FieldCell, FieldGroup, FieldGroups } from '../../shared/form/field-grid.tsx';
import type { FormActor } from '../../shared/form/form-actor.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { rowsEditor } from './load-form.ts';
import { SameName } from './same-name.tsx';

interface FormFieldsProps {
  /** Null while the record loads: placeholders of the fields' sizes are shown. */
  readonly form: FormActor | null;
  readonly entity: Entity;
  readonly mode: FormMode;
  /** The row of the list that is shown until the record is loaded. Fields that it lacks are placeholders. */
  readonly row?: ListRow | undefined;
  /** The name of the only field that is visible; all of them by default. The others stay mounted. */
  readonly only?: string | undefined;
}

/** The fields of an entity in the groups of its declaration. */
export function FormFields({ form, entity, mode, row, only }: FormFieldsProps) {
  const text = useText();
  const isComing = (name: string, field: Field) => row && !(name in row && kindOf(field).isInRow);
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
              {form === null || isComing(name, field) ? undefined : (
                <OneField form={form} entity={entity} mode={mode} name={name} field={field} />
              )}
            </FieldCell>
          ))}
        </FieldGroup>
      ))}
    </FieldGroups>
  );
}

interface OneFieldProps extends FormFieldsProps {
  readonly form: FormActor;
  readonly name: string;
  readonly field: Field;
}

function OneField({ form, entity, mode, name, field }: OneFieldProps) {
  if (field.kind === 'rows') {
    return <LazyPage code={rowsEditor(field)}>{(Rows) => <Rows form={form} field={field} name={name} />}</LazyPage>;
  }
  return (
    <>
      <FormField form={form} field={field} name={name} mode={mode} />
      <SameName form={form} entity={entity} below={name} />
    </>
  );
}
