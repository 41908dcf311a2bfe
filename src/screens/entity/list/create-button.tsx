import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';

/** Opens the form of a new record. Renders nothing if the entity has no create call. */
export function CreateButton({ entity }: { entity: Entity }) {
  const text = useText();
  const navigate = useNavigate();
  if (entity.endpoints.create === undefined) return null;
  return (
    <Button
      variant="primary"
      icon={Plus}
      onClick={() => void navigate({ to: '/$entity/create', params: { entity: entity.path } })}
    >
      {text('Create {{record}}', { record: text(entity.record) })}
    </Button>
  );
}
