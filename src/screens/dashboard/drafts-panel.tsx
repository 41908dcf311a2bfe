import { useDraftCount } from '#drafts/use-draft-count.ts';
import { useText } from '#i18n/use-text.ts';
import { LinkButton } from '#ui/base/link-button.tsx';
import { Panel } from './panel.tsx';

/** The number of unsent drafts on this device. Renders nothing without drafts. */
export function DraftsPanel() {
  const text = useText();
  const { total, waiting } = useDraftCount();
  if (total === 0) return null;
  return (
    <Panel title={text('Drafts waiting')} action={<LinkButton to="/drafts">{text('Open the drafts')}</LinkButton>}>
      <p>
        {text('Drafts on this device: {{number}}', { number: total })}
        {waiting > 0 && ` · ${text('Waiting to be sent: {{number}}', { number: waiting })}`}
      </p>
    </Panel>
  );
}
