import { useState } from 'react';
import { reasonLength } from '#domain/limits.ts';
import { withAdjustment } from '#domain/points/row.ts';
import { readSigned, signed } from '#domain/text/signed-number.ts';
import { useText } from '#i18n/use-text.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { PointsProps } from '../state/table.ts';

interface AdjustDialogProps extends PointsProps {
  /** The server stores penalties, for all staff. */
  readonly isShared: boolean;
  readonly onClose: () => void;
}

interface Typed {
  readonly points: string;
  readonly reason: string;
}

const nothing: Typed = { points: '', reason: '' };

/** A reason without points would be lost. */
function isComplete({ points, reason }: Typed): boolean {
  const number = readSigned(points);
  return number !== undefined && (number !== 0 || reason.trim() === '');
}

/**
 * Penalties and bonuses, team by team, with a reason. Closing the dialog in any way writes what is typed into the table;
 * points that are no whole number, or missing beside a reason, keep it open.
 */
export function AdjustDialog({ table, teams, isShared, onClose }: AdjustDialogProps) {
  const text = useText();
  const [{ rows }] = useState(table.state);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(
      rows.flatMap(({ team_id: team = '', adjustment = '', reason = '' }) =>
        adjustment === '' ? [] : [[team, { points: signed(Number(adjustment)), reason }] as const],
      ),
    ),
  );
  const nameOf = teams.nameOf(rows);
  const ids = rows.map((row) => row['team_id'] ?? '');
  const wrong = Object.entries(typed).find(([, each]) => !isComplete(each))?.[0];

  function close() {
    if (wrong !== undefined) {
      document.getElementById(`adjust-${wrong}`)?.focus();
      return;
    }
    const { rows: newest, ruleset } = table.state();
    const adjusted = newest.map((row) => {
      const { points: adjustment, reason } = typed[row['team_id'] ?? ''] ?? nothing;
      return withAdjustment(row, { adjustment, reason }, ruleset);
    });
    if (!isSameValue(adjusted, newest)) table.replace(adjusted);
    onClose();
  }

  const box = (team: string, at: number, part: keyof Typed, label: string) => (
    <td className={part === 'reason' ? 'points-cell points-reason' : 'points-cell'}>
      <input
        id={part === 'points' ? `adjust-${team}` : undefined}
        className="points-input"
        type="text"
        autoComplete="off"
        maxLength={part === 'reason' ? reasonLength : undefined}
        placeholder={part === 'points' ? '−10' : undefined}
        aria-label={`${nameOf(at)}: ${label}`}
        aria-invalid={(part === 'points' && !isComplete(typed[team] ?? nothing)) || undefined}
        aria-describedby={part === 'points' && team === wrong ? 'adjust-error' : undefined}
        value={typed[team]?.[part] ?? ''}
        onChange={({ target }) => setTyped({ ...typed, [team]: { ...(typed[team] ?? nothing), [part]: target.value } })}
      />
    </td>
  );

  return (
    <Dialog
      open
      size="large"
      onClose={close}
      title={text('Penalties and bonuses')}
      description={text(
        isShared
          ? 'Write −10 for a penalty and +5 for a bonus. Totals follow.'
          : 'Write −10 for a penalty and +5 for a bonus. Totals follow. The reasons are stored on this device only.',
      )}
      footer={
        <Button variant="primary" onClick={close}>
          {text('Apply')}
        </Button>
      }
    >
      <table className="points-grid points-match points-adjust">
        <thead>
          <tr>
            <th scope="col" className="points-words">
              {text('Team')}
            </th>
            <th scope="col">{text('Points')}</th>
            <th scope="col" className="points-words">
              {text('Reason')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ids.map((team, at) =>
            team === '' || ids.indexOf(team) !== at ? null : (
              <tr key={team}>
                <th scope="row" className="points-words">
                  {nameOf(at)}
                </th>
                {box(team, at, 'points', text('Points'))}
                {box(team, at, 'reason', text('Reason'))}
              </tr>
            ),
          )}
        </tbody>
      </table>
      <div aria-live="polite">
        {wrong !== undefined && (
          <p id="adjust-error" className="points-errors">
            {text('{{team}}: write a whole number such as −10 or +5', { team: nameOf(ids.indexOf(wrong)) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
