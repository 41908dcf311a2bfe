import { useCallback, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { Removal } from '../../row/removal.tsx';
import { RowPanel } from '../../row/row-panel.tsx';

interface RecordMenuProps {
  readonly entity: Entity;
  readonly record: ListRow;
  /** The record is deleted, or the result is unknown. */
  readonly onRemoved: () => void;
}

/** Duplicate and Delete for the record of a page. */
export function RecordMenu({ entity, record, onRemoved }: RecordMenuProps) {
  const text = useText();
  const [subject, setSubject] = useState<Subject | null>(null);
  const close = useCallback(() => setSubject(null), []);
  const name = rowName(entity, record);
  const { create, read, remove } = entity.endpoints;
  if (!(create && read) && !remove) return null;
  return (
    <>
      <Menu
        trigger={(trigger) => <IconButton {...trigger} icon="dots" label={text('Actions for {{name}}', { name })} />}
      >
        {(open) => <RowPanel {...{ open, entity, name }} row={record} onRemove={setSubject} />}
      </Menu>
      {subject && (
        <DialogBoundary onClose={close}>
          <Removal {...{ entity, subject, onRemoved }} onSettled={close} />
        </DialogBoundary>
      )}
    </>
  );
}
