import { type ScheduledMatch, slotMinutes } from '#domain/schedule/match.ts';
import type { Warning } from '#domain/schedule/warnings.ts';
import type { Translate } from '#i18n/english.ts';

/** The message of a warning, and the rule behind it. */
export function warningTexts(warning: Warning, text: Translate): { readonly what: string; readonly rule: string } {
  const [first] = warning.matches;
  const stage = first.event;
  switch (warning.kind) {
    case 'team':
      return {
        what: text('{{teams}}: in two matches at once', { teams: warning.teams.join(', ') }),
        rule: text('Based on match names. Each match is assumed to last {{minutes}} minutes.', {
          minutes: slotMinutes.matches,
        }),
      };
    case 'stage':
      return {
        what: text('The teams of {{stage}}: in two games at once', { stage }),
        rule: text('Unless its groups play separately. Each game is assumed to last {{minutes}} minutes.', {
          minutes: slotMinutes.bgmiAllmatches,
        }),
      };
    case 'number':
      return {
        what: text('{{stage}}: {{number}} is used more than once', {
          stage,
          number: numberText(first, text),
        }),
        rule: text('A day and a match number identify one game of a stage.'),
      };
  }
}

/** 'Day 2 · Match 5', or one of the two if the other is unknown; '' for a match without numbers. */
export function numberText({ day, matchNo }: ScheduledMatch, text: Translate): string {
  return [
    ...(day === null ? [] : [text('Day {{number}}', { number: day })]),
    ...(matchNo === null ? [] : [text('Match {{number}}', { number: matchNo })]),
  ].join(' · ');
}
