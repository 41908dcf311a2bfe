import { useText } from '#i18n/use-text.ts';

/** The head of a table of places and finishes. `words`: the headings of its first columns. */
export function MatchHead({ words }: { readonly words: readonly string[] }) {
  const text = useText();
  return (
    <thead>
      <tr>
        {words.map((word) => (
          <th key={word} scope="col" className="points-words">
            {word}
          </th>
        ))}
        <th scope="col">{text('Place')}</th>
        <th scope="col">{text('Finishes')}</th>
      </tr>
    </thead>
  );
}
