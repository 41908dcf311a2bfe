import { areaLabel } from '#domain/areas.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { useViewedRecords } from '#lists/use-viewed-records.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { classNames } from '#ui/base/class-names.ts';
import layout from '#ui/layout/layout.module.css';
import line from '../../shared/match-line.module.css';
import { Panel } from '../panel.tsx';
import css from './later.module.css';

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
          <li key={`${path}/${id}`}>
            <a className={classNames(line['line'], css['record'])} href={`#/${path}/edit/${id}`}>
              <Avatar name={name} size="row" />
              <span className={line['words']}>
                <span className={line['name']}>{name}</span>
                <span
                  className={layout['faint']}
                >{`${text(areaLabel(path))} · ${formatAge(at, now, text.language)}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
