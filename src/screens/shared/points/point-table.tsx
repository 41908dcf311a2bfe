import { classNames } from '#ui/base/class-names.ts';
import layout from '#ui/layout/layout.module.css';
import './points.css';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import type { RowsEditorProps } from '../form/form-actor.ts';
import { focusCell } from './grid/grid-move.ts';
import { PointGrid } from './grid/point-grid.tsx';
import { useGridKeys } from './grid/use-grid-keys.ts';
import { LinkedRuleset } from './rulesets/linked-ruleset.tsx';
import { RulesetChoice } from './rulesets/ruleset-choice.tsx';
import { useTableRuleset } from './rulesets/use-table-ruleset.ts';
import { createTable } from './state/table.ts';
import { teamIdsOf, useTeams } from './state/teams.ts';
import { useSettled } from './state/use-table.ts';
import { PointAdjustments } from './tools/point-adjustments.tsx';
import { PointChecks, TableErrors } from './tools/point-checks.tsx';
import { PointTools } from './tools/point-tools.tsx';

/** They read tables and names from elsewhere, as imports do. */
const importCode = lazyCode(() => import('./tools/import-dialog.tsx'));
const matchCode = lazyCode(() => import('./tools/match-dialog.tsx'));
const adjustCode = lazyCode(() => import('./tools/adjust-dialog.tsx'));
const rulesetsCode = lazyCode(() => import('./rulesets/rulesets-dialog.tsx'));

/** The point table of a tournament as a grid (section 3: team_id and five numbers a row). Fully usable by keyboard. */
export function PointTable({ form, field, name }: RowsEditorProps) {
  const text = useText();
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const table = useMemo(() => createTable(form, field, name), [form, field, name]);
  const teamIds = useSettled(table, teamIdsOf);
  const teams = useTeams(field, teamIds);
  const keys = useGridKeys(table);
  const { rulesets, ruleset, isChosen, choose } = useTableRuleset(table);
  const [isAdjusting, setIsAdjusting] = useState(false);

  const [pasted, setPasted] = useState<string>();
  const [isAddingMatch, setIsAddingMatch] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const openRulesets = useCallback(() => setIsChoosing(true), []);

  function add() {
    const row = table.state().rows.length;
    table.addRow();
    focusCell(name, { row, stop: 'team_id' });
  }

  const remove = useCallback(
    (row: number) => {
      table.removeRow(row);
      // The pressed button is gone. Focus the remove button at the same position, of the last row, or the add button.
      const last = table.state().rows.length - 1;
      requestAnimationFrame(() => {
        if (last < 0) addButton.current?.focus();
        else focusCell(name, { row: Math.min(row, last), stop: 'remove' });
      });
    },
    [table, name],
  );

  return (
    <fieldset className={classNames(layout['stack'], 'points')} aria-labelledby={id}>
      <legend id={id} className={layout['legend']}>
        {text(field.label)}
      </legend>
      <PointTools
        {...{ table, teams, isChosen }}
        onStep={keys.step}
        onImport={() => setPasted('')}
        onMatch={() => setIsAddingMatch(true)}
        onAdjust={ruleset.hasPenalties ? () => setIsAdjusting(true) : undefined}
      />
      <PointGrid {...{ table, teams, keys }} labelId={id} onPasteTable={setPasted} onRemove={remove} />
      {/* Keeps the focus: a blur may show an error, which would move the button away under the press. */}
      <Button ref={addButton} icon={Plus} size="small" onMouseDown={keepFocus} onClick={add}>
        {text(field.add)}
      </Button>
      <TableErrors table={table} />
      <PointAdjustments {...{ table, teams }} />
      <div className={classNames(layout['stack'], 'points-checks')}>
        <LinkedRuleset {...{ rulesets, ruleset }} onChoose={choose} />
        <RulesetChoice rulesets={rulesets.all} ruleset={ruleset} onChoose={choose} onOpen={openRulesets} />
        <PointChecks {...{ table, teams }} />
      </div>
      {pasted !== undefined && (
        <LazyPart code={importCode} onClose={() => setPasted(undefined)}>
          {({ ImportDialog }) => (
            <ImportDialog
              {...{ table, teams, pasted, rulesets }}
              onRuleset={choose}
              onClose={() => setPasted(undefined)}
            />
          )}
        </LazyPart>
      )}
      {isAddingMatch && (
        <LazyPart code={matchCode} onClose={() => setIsAddingMatch(false)}>
          {({ MatchDialog }) => <MatchDialog {...{ table, teams }} onClose={() => setIsAddingMatch(false)} />}
        </LazyPart>
      )}
      {isAdjusting && (
        <LazyPart code={adjustCode} onClose={() => setIsAdjusting(false)}>
          {({ AdjustDialog }) => (
            <AdjustDialog {...{ table, teams }} isShared={rulesets.isShared} onClose={() => setIsAdjusting(false)} />
          )}
        </LazyPart>
      )}
      {isChoosing && (
        <LazyPart code={rulesetsCode} onClose={() => setIsChoosing(false)}>
          {({ RulesetsDialog }) => (
            <RulesetsDialog
              rulesets={rulesets}
              current={ruleset}
              onChoose={choose}
              onClose={() => setIsChoosing(false)}
            />
          )}
        </LazyPart>
      )}
    </fieldset>
  );
}
