import { areaLabel } from '#domain/areas.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { useViewedRecords } from '#lists/use-viewed-records.ts';
import { Panel } from '../panel.tsx';
import { RecordLine } from './record-line.tsx';

/** How many records are listed. */
const most = 5;

/** The records that the user last opened on this device. Nothing without one. */
export function ViewedPanel({ now }: { now: number }) {
  const text = useText();
  const records = useViewedRecords() ?? [];
  if (records.length === 0) return null;
  return (
    <Panel title={text('Recently viewed')}>
      <ul>
        {records.slice(0, most).map(({ path, id, name, at }) => (
          <RecordLine
            key={`${path}/${id}`}
            name={name}
            details={[text(areaLabel(path)), formatAge(at, now, text.language)]}
            href={`#/${path}/edit/${id}`}
          />
        ))}
      </ul>
    </Panel>
  );
}
