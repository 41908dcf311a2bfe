import { useText } from '#i18n/use-text.ts';
import type { CacheSummary } from '#machines/sync/types.ts';
import { Button } from '#ui/base/button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { formatSize } from './format-size.ts';
import css from './offline-copies.module.css';

interface StorageFactsProps {
  readonly summary: CacheSummary;
  readonly disabled: boolean;
  readonly onCachePersonal: (keeps: boolean) => void;
  readonly onPersist: () => void;
}

/** The used storage, whether the browser may evict it, and whether personal data is cached. */
export function StorageFacts({ summary, disabled, onCachePersonal, onPersist }: StorageFactsProps) {
  const text = useText();
  const { usage, isPersisted, keepsPersonal } = summary;
  return (
    <div className={css['facts']}>
      <Switch
        label={text('Keep the list of users too: it holds personal data.')}
        labelShown
        checked={keepsPersonal}
        disabled={disabled}
        onChange={onCachePersonal}
      />
      {usage !== null && <p>{text('The app takes {{size}} on this device.', { size: formatSize(usage) })}</p>}
      {isPersisted === true && <p>{text('The browser will not remove it when the disk fills up.')}</p>}
      {isPersisted === false && (
        <p>
          {text('The browser may remove it when the disk fills up.')}{' '}
          <Button size="small" disabled={disabled} onClick={onPersist}>
            {text('Ask it not to')}
          </Button>
        </p>
      )}
    </div>
  );
}
