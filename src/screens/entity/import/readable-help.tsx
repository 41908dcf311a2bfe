import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { importedFields, titlesOf } from '#import/conversion/targets.ts';
import css from './import.module.css';
import { type Readable, readableIn } from './readable.ts';

/** How each field may be called in the first row, and written below it. */
export function ReadableHelp({ entity }: { readonly entity: Entity }) {
  const text = useText();
  const written = (readable: Readable) =>
    ('texts' in readable ? readable.texts.map((each) => text(each)) : readable.examples).join(' · ');
  return (
    <details className={css['help']}>
      <summary>{text('Which spellings are read?')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section tabIndex={0} aria-label={text('Which spellings are read?')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('Field')}</th>
              <th scope="col">{text('In the first row')}</th>
              <th scope="col">{text('Values')}</th>
            </tr>
          </thead>
          <tbody>
            {importedFields(entity).map(([name, field]) => (
              <tr key={name}>
                <th scope="row">{text(field.label)}</th>
                <td>{[...new Set(titlesOf(field))].join(' · ')}</td>
                <td>{written(readableIn(field))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
