import type { SourcePlace } from '../server/source-places.ts';

/** A link that opens a file in the developer's editor. */
export function SourceLink({ file, line }: Pick<SourcePlace, 'file'> & { readonly line?: number }) {
  const place = line === undefined ? file : `${file}:${String(line)}`;
  return (
    <a
      className="source"
      href={`/__open-in-editor?file=${encodeURIComponent(place)}`}
      onClick={(event) => {
        event.preventDefault();
        void fetch(event.currentTarget.href);
      }}
    >
      {place}
    </a>
  );
}
