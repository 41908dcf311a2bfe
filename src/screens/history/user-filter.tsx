import { useRef, useState } from 'react';
import { readStaff, type StaffMember } from '#history/staff.ts';
import { useText } from '#i18n/use-text.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { Combobox } from '#ui/select/combobox.tsx';
import type { OptionStatus } from '#ui/select/option-item.ts';

interface UserFilterProps {
  /** The id of the chosen user; '' for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Chooses a user. The users are read when the list opens, and more of them by a search. */
export function UserFilter({ value, onChange }: UserFilterProps) {
  const text = useText();
  const api = useOwnApi();
  const [staff, setStaff] = useState<readonly StaffMember[]>([]);
  const [isLong, setIsLong] = useState(false);
  const [status, setStatus] = useState<OptionStatus>('ready');
  const reading = useRef<AbortController>(undefined);

  async function read(search: string): Promise<void> {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setStatus('loading');
    const found = await readStaff(api, search, controller.signal);
    if (controller.signal.aborted) return;
    setStatus(found === null ? 'failed' : 'ready');
    if (found === null) return;
    setStaff((former) => [...new Map([...former, ...found.members].map((member) => [member.id, member])).values()]);
    if (search === '') setIsLong(found.isLong);
  }

  const chosen = staff.find(({ id }) => String(id) === value);
  return (
    <Combobox
      label={text('Changed by')}
      placeholder={text('Anyone')}
      value={value === '' ? null : { id: value, name: chosen?.name ?? `#${value}` }}
      onChange={(item) => onChange(item === null ? '' : String(item.id))}
      options={staff}
      status={status}
      calls={api.pending}
      isLong={isLong}
      onOpen={() => staff.length === 0 && void read('')}
      onRetry={() => void read('')}
      onSearch={(words) => isLong && void read(words)}
    />
  );
}
