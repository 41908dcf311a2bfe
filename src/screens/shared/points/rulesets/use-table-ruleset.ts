import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { usualRuleset } from '#domain/points/presets.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { useText } from '#i18n/use-text.ts';
import { useRulesets } from '#records/rulesets.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Table } from '../state/table.ts';
import { useSettled, useTable } from '../state/use-table.ts';

/**
 * The ruleset of a table: the one that was chosen for it, otherwise the one that fits its sums, otherwise the one that was
 * chosen last in its series.
 */
export function useTableRuleset(table: Table) {
  const text = useText();
  const rulesets = useRulesets();
  const { all, of, choose: store } = rulesets;
  const tournament = useTable(table, () => table.names().tournament);
  const series = useTable(table, () => table.names().series);
  const [chosenId, setChosenId] = useState<string>();
  const findId = useCallback(
    (rows: readonly PointRow[]) => of({ tournament, series }, rows, table.state().ruleset).id,
    [of, table, tournament, series],
  );
  const foundId = useSettled(table, findId);
  const chosen = all.find(({ id }) => id === chosenId) ?? rulesets.chosenFor({ tournament });
  const ruleset = chosen ?? all.find(({ id }) => id === foundId) ?? usualRuleset;
  useLayoutEffect(() => table.setRuleset(ruleset), [table, ruleset]);

  // The series of a new record may be entered after the ruleset was chosen.
  useEffect(() => {
    const problem = chosenId === undefined ? null : store({ tournament, series }, chosenId);
    if (problem !== null) toast.error(text(problem));
  }, [chosenId, store, tournament, series, text]);

  const choose = useCallback(
    (next: Ruleset) => {
      table.score(next);
      setChosenId(next.id);
    },
    [table],
  );

  return { rulesets, ruleset, isChosen: chosen !== undefined, choose };
}
