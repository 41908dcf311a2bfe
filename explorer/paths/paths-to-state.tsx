import { useEffect, useState } from 'react';
import type { PanelProps } from '../app/panel-props.ts';
import { type MachinePath, partsOf } from './machine-path.ts';
import { PathDetails } from './path-details.tsx';
import { PathList } from './path-list.tsx';
import type { Search } from './search.ts';
import type { Explored } from './search-messages.ts';
import { leavingText, StateFacts } from './state-facts.tsx';

interface PathsToStateProps extends PanelProps {
  readonly search: Search;
  readonly explored: Explored;
  /** The path of the state. */
  readonly target: string;
}

/** The paths to a state: the shortest, or the one that is chosen among all. */
export function PathsToState({ known, search, explored, target, onEmphasis }: PathsToStateProps) {
  const [chosen, setChosen] = useState<MachinePath | null>(null);
  const [isDrawn, setDrawn] = useState(true);
  const findings = explored.findings.find(({ path }) => path === target);
  const shortest = findings?.shortest ?? null;
  const shown = chosen ?? shortest;
  useEffect(() => {
    onEmphasis(isDrawn && shown !== null ? partsOf(shown) : []);
    return () => onEmphasis([]);
  }, [isDrawn, shown, onEmphasis]);
  if (findings === undefined || shown === null || shortest === null) {
    return <p>{findings?.isPassed === true ? leavingText(findings) : `The test data does not reach ${target}.`}</p>;
  }
  return (
    <>
      <h3>{chosen === null ? 'Shortest path' : 'Chosen path'}</h3>
      <PathDetails known={known} path={shown} />
      <label>
        <input type="checkbox" checked={isDrawn} onChange={() => setDrawn(!isDrawn)} /> Show it in the diagram
      </label>
      <PathList {...{ search, target, shortest: shortest.steps.length, shown }} onChoose={setChosen} />
      <StateFacts name={known.name} findings={findings} />
    </>
  );
}
