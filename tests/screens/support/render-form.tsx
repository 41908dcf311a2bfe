import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Entity } from '#entities/define.ts';
import { FormScreen } from '#screens/entity/form/form-screen.tsx';
import type { Services } from '#session/services/services.ts';
import { renderScreen } from './render-screen.tsx';

/** Opens the form of a record, or of a new one. */
export function renderForm(
  services: Services,
  entity: Entity,
  { id = null, ...more }: Partial<ComponentProps<typeof FormScreen>> = {},
) {
  const onDone = vi.fn();
  const mode = id === null ? 'create' : 'edit';
  const form = <FormScreen entity={entity} mode={mode} id={id} onDone={onDone} {...more} />;
  return { ...renderScreen(services, form), onDone };
}
