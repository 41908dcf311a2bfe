import { hrefOf } from '../app/place.ts';
import type { StateFindings } from './findings.ts';
import { Events, leavingText } from './state-facts.tsx';

interface WholeMachineProps {
  readonly name: string;
  readonly findings: readonly StateFindings[];
}

/** What the search says about all states: those that cannot be left or reached, and the events that each ignores. */
export function WholeMachine({ name, findings }: WholeMachineProps) {
  const unreached = findings.filter(({ shortest, isPassed }) => shortest === null && !isPassed);
  const stuck = findings.filter(({ leaving }) => leaving !== 'yes');
  const link = (path: string) => <a href={hrefOf({ name, panel: 'paths', state: path })}>{path}</a>;
  return (
    <>
      <h3>States that cannot be left</h3>
      {stuck.length === 0 && <p>none</p>}
      <ul className="lines" aria-label="States that cannot be left">
        {stuck.map((one) => (
          <li key={one.path}>
            {link(one.path)}: {leavingText(one)}
          </li>
        ))}
      </ul>
      {unreached.length > 0 && (
        <>
          <h3>States that the test data does not reach</h3>
          <ul className="lines">
            {unreached.map(({ path }) => (
              <li key={path}>{link(path)}</li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>Events that each state ignores</summary>
        <table className="texts">
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">In every context</th>
              <th scope="col">In some</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ path, ignoresAlways, ignoresSometimes }) => (
              <tr key={path}>
                <th scope="row">{link(path)}</th>
                <td>
                  <Events events={ignoresAlways} />
                </td>
                <td>
                  <Events events={ignoresSometimes} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
