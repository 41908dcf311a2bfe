import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { usualRuleset } from '#domain/points/presets.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { referenceOf } from '#domain/points/ruleset-wire.ts';
import { useText } from '#i18n/use-text.ts';
import { useRulesets } from '#records/rulesets.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Table } from '../state/table.ts';
import { useSettled, useTable } from '../state/use-table.ts';

/** What the user chose in this form. The form sends the choice to a server with rulesets; otherwise the device stores it. */
interface Choice {
  readonly id: string;
  readonly isInForm: boolean;
}

/**
 * The ruleset of a table: the one that was chosen for it, otherwise the one that fits its sums, otherwise the one that was
 * chosen last in its series.
 */
export function useTableRuleset(table: Table) {
  const text = useText();
  const rulesets = useRulesets();
  const { all, of, isShared, choose: store } = rulesets;
  const tournament = useTable(table, () => table.names().tournament);
  const series = useTable(table, () => table.names().series);
  const reference = useTable(table, () => table.names().reference);
  const [choice, setChoice] = useState<Choice>();
  const findId = useCallback(
    (rows: readonly PointRow[]) => of({ tournament, series, reference }, rows, table.state().ruleset).id,
    [of, table, tournament, series, reference],
  );
  const foundId = useSettled(table, findId);
  const chosen =
    all.find(({ id }) => choice?.isInForm === false && id === choice.id) ??
    rulesets.chosenFor({ tournament, reference });
  const ruleset = chosen ?? all.find(({ id }) => id === foundId) ?? usualRuleset;
  useLayoutEffect(() => table.setRuleset(ruleset), [table, ruleset]);

  // The series of a new record may be entered after the ruleset was chosen.
  useEffect(() => {
    if (choice === undefined) return;
    const problem = store({ tournament: choice.isInForm ? '' : tournament, series }, choice.id);
    if (problem !== null) toast.error(text(problem));
  }, [choice, store, tournament, series, text]);

  const choose = useCallback(
    (next: Ruleset) => {
      table.score(next);
      const sent = isShared ? referenceOf(next.id) : undefined;
      if (isShared) table.setReference(sent);
      setChoice({ id: next.id, isInForm: sent !== undefined });
    },
    [table, isShared],
  );

  return { rulesets, ruleset, isChosen: chosen !== undefined, choose };
}
