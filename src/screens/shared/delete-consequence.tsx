import { useText } from '#i18n/use-text.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';

/** Says in a confirmation whether a deleted record can be restored. */
export function DeleteConsequence() {
  const text = useText();
  const capabilities = useCapabilities();
  if (capabilities === undefined) return null;
  return <span>{text(capabilities.trash ? 'You can restore it from the history.' : 'This cannot be undone.')}</span>;
}
