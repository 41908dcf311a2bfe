import type { Text } from '#i18n/text.ts';
import { headerWords } from '../import/header-words.ts';
import { meaningsOf, type Target } from '../import/match-columns.ts';
import type { RowColumn } from './row.ts';

/** What a column of a point table or of the results of a match can mean. A slot orders teams without ranking them. */
export type Meaning = RowColumn | 'place' | 'slot';

const meaning = (name: Meaning, label: Text, ...others: readonly string[]): Target<Meaning> => ({
  name,
  titles: [label, ...(headerWords[label] ?? []), ...others],
});

export const pointMeanings: readonly Target<Meaning>[] = [
  meaning('team_id', 'Team', 'Name', 'नाम'),
  meaning('place', 'Place'),
  meaning('chicken_dinner', 'Chicken Dinner'),
  meaning('matches_played', 'Matches Played'),
  meaning('total_finish', 'Total Finish'),
  meaning('position_point', 'Position Point'),
  meaning('total_point', 'Total Point'),
  // A column called 'Penalty' may contain 10 for −10, so it has no meaning.
  meaning('adjustment', 'Penalty or bonus', 'पेनल्टी या बोनस'),
  meaning('reason', 'Reason', 'कारण'),
  { name: 'slot', titles: ['Slot', 'Slots', 'Slot no', 'Slot number', 'Seed', 'Group', 'स्लॉट'] },
];

/** What the name of a column means; undefined for any other text. */
export const meaningOf = meaningsOf(pointMeanings);
