import { useNavigate } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { readNeighbor, type Step, stepsFrom } from '#lists/record-steps.ts';
import { useServices } from '#session/services/services-context.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import layout from '#ui/layout/layout.module.css';
import { toast } from '#ui/toast/toast.ts';

/** Previous and next in the list from which the user opened the record. Nothing if the list did not show it. */
export function RecordSteps({ entity, id }: { entity: Entity; id: number }) {
  const text = useText();
  const navigate = useNavigate();
  const { api, visibleRows } = useServices();
  const [busy, setBusy] = useState<Step>();
  const page = visibleRows.pageOf(entity.path);
  const steps = page && stepsFrom(page, id);
  if (!page || !steps) return null;

  async function go(step: Step) {
    setBusy(step);
    const neighbor = await readNeighbor(api, entity, { visibleRows, id, step });
    setBusy(undefined);
    if (neighbor === null) toast.error(text('The next page of the list could not be read. Check the connection.'));
    else void navigate({ to: '/$entity/edit/$id', params: { entity: entity.path, id: neighbor } });
  }

  const button = (step: Step, label: string, icon: typeof ChevronUp) => (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      disabled={busy !== undefined || !steps.can[step]}
      onClick={() => void go(step)}
    />
  );
  return (
    <div className={layout['row']}>
      <span className={layout['faint']}>
        {text('{{position}} of {{total}}', { position: steps.position, total: page.total })}
      </span>
      {button('previous', text('Previous record'), ChevronUp)}
      {button('next', text('Next record'), ChevronDown)}
    </div>
  );
}
