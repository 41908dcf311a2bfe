import { withMatch } from '#domain/points/matches.ts';
import { rankBy } from '#domain/points/rank.ts';
import { pointsOfMatch, type Ruleset } from '#domain/points/ruleset.ts';
import { useText } from '#i18n/use-text.ts';
import layout from '#ui/layout/layout.module.css';

/** A match in which two teams share a place, and one has many finishes. */
const results = [
  { team: 'A', place: '1', finishes: '3' },
  { team: 'B', place: '2', finishes: '12' },
  { team: 'C', place: '3', finishes: '4' },
  { team: 'D', place: '3', finishes: '2' },
  { team: 'E', place: '5', finishes: '0' },
] as const;

const columns = ['total_finish', 'position_point', 'total_point'] as const;

interface RulesetExampleProps {
  /** Undefined while fields are wrong. */
  readonly ruleset: Ruleset | undefined;
}

/** What a ruleset gives in one match. */
export function RulesetExample({ ruleset }: RulesetExampleProps) {
  const text = useText();
  if (!ruleset) return <p className={layout['note']}>{text('An example appears when all fields are right.')}</p>;
  const rows = withMatch(
    results.map(({ team }) => ({ team_id: team })),
    results,
    ruleset,
  );
  const { sorted, shown } = rankBy(ruleset)(rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll container focusable
    <section className="points-example" tabIndex={0} aria-label={text('Example')}>
      <table className="points-grid points-match">
        <caption className={layout['legend']}>
          {text('Example: the places of a match give {{points}} points', {
            points: pointsOfMatch(ruleset, ruleset.lobby),
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="points-rank">
              {text('Rank')}
            </th>
            <th scope="col" className="points-words">
              {text('Team')}
            </th>
            <th scope="col">{text('Place')}</th>
            <th scope="col">{text('Finishes')}</th>
            <th scope="col">{text('Total Finish')}</th>
            <th scope="col">{text('Position Point')}</th>
            <th scope="col">{text('Total Point')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((at) => (
            <tr key={at}>
              <td className="points-rank">{shown[at]}</td>
              <th scope="row" className="points-words">
                {text('Team {{name}}', { name: results[at]?.team ?? '' })}
              </th>
              <td>{results[at]?.place}</td>
              <td>{results[at]?.finishes}</td>
              {columns.map((column) => (
                <td key={column}>{rows[at]?.[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
