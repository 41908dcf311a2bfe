import { areas, canOpen } from '#domain/areas.ts';
import { useText } from '#i18n/use-text.ts';
import css from './areas-panel.module.css';
import { Panel } from './panel.tsx';

/** Links to the areas that the user may open. */
export function AreasPanel({ role }: { role: string }) {
  const text = useText();
  const open = areas.filter(({ path }) => path !== 'dashboard' && canOpen(role, path));
  return (
    <Panel title={text('Areas')}>
      <ul className={css['areas']}>
        {open.map(({ path, label }) => (
          <li key={path}>
            <a className={css['area']} href={`#/${path}`}>
              {text(label)}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
