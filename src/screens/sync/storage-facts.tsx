import { useText } from '#i18n/use-text.ts';
import type { CacheSummary } from '#machines/sync/machine.ts';
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
        label={text('Store the list of users too. It contains personal data.')}
        labelShown
        checked={keepsPersonal}
        disabled={disabled}
        onChange={onCachePersonal}
      />
      {usage !== null && <p>{text('The app uses {{size}} on this device.', { size: formatSize(usage) })}</p>}
      {isPersisted === true && <p>{text('The browser does not delete it when the device is full.')}</p>}
      {isPersisted === false && (
        <p>
          {text('The browser may delete it when the device is full.')}{' '}
          <Button size="small" disabled={disabled} onClick={onPersist}>
            {text('Protect it')}
          </Button>
        </p>
      )}
    </div>
  );
}
