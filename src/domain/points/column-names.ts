import { asciiDigits } from '../text/ascii-digits.ts';
import { foldText } from '../text/fold-text.ts';

/** What a column of a point table or of the results of a match can mean. */
export type Meaning =
  | 'team'
  | 'place'
  | 'dinners'
  | 'matches'
  | 'finishes'
  | 'positionPoints'
  | 'total'
  /** A number that orders teams without ranking them. */
  | 'slot';

/** Column names that sheets and chats use, in lower case, without spaces and punctuation. */
const names: Readonly<Record<Meaning, readonly string[]>> = {
  team: ['team', 'teams', 'teamname', 'teamnames', 'squad', 'squadname', 'name', 'clan', 'टीम', 'टीमकानाम', 'नाम'],
  place: [
    ...[
      'place',
      'placement',
      'placements',
      'rank',
      'rk',
      'ranking',
      'position',
      'pos',
      'standing',
      'no',
      'sno',
      'srno',
    ],
    ...['स्थान', 'रैंक', 'क्रम'],
  ],
  dinners: [
    ...['chickendinner', 'chickendinners', 'chicken', 'dinner', 'dinners', 'cd', 'wwcd', 'wwcds', 'win', 'wins'],
    ...['booyah', 'booyahs', 'boyah', 'चिकनडिनर', 'बूयाह', 'जीत'],
  ],
  matches: ['matchesplayed', 'matches', 'match', 'mp', 'm', 'played', 'games', 'gamesplayed', 'खेलेगएमैच', 'मैच'],
  finishes: [
    ...['totalfinish', 'totalfinishes', 'finish', 'finishes', 'fin', 'finishpoint', 'finishpoints', 'finishpts', 'fp'],
    ...['kill', 'kills', 'totalkill', 'totalkills', 'killpoint', 'killpoints', 'killpts', 'totalkillpoints', 'kp'],
    ...['elim', 'elims', 'elimination', 'eliminations', 'totalelims', 'elimpoints', 'elimpts', 'frags', 'f', 'k'],
    ...['कुलफ़िनिश', 'फ़िनिश', 'किल', 'किल्स', 'कुलकिल'],
  ],
  positionPoints: [
    ...['positionpoint', 'positionpoints', 'positionpts', 'pospoints', 'pospts', 'pp', 'placementpoint'],
    ...[
      'placementpoints',
      'placementpts',
      'placepoint',
      'placepoints',
      'placepts',
      'rankpoint',
      'rankpoints',
      'rankpts',
    ],
    ...['पोज़िशनपॉइंट', 'रैंकपॉइंट', 'स्थानकेपॉइंट'],
  ],
  total: [
    ...['totalpoint', 'totalpoints', 'totalpts', 'total', 'overall', 'grandtotal', 'score', 'points', 'point', 'pts'],
    ...['tp', 'कुलपॉइंट', 'कुल', 'पॉइंट', 'अंक'],
  ],
  slot: ['slot', 'slots', 'slotno', 'slotnumber', 'seed', 'group', 'स्लॉट'],
};

const meanings = new Map(
  Object.entries(names).flatMap(([meaning, words]) => words.map((word) => [tidy(word), meaning as Meaning] as const)),
);

function tidy(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What the name of a column means; undefined for any other text. */
export function meaningOf(name: string): Meaning | undefined {
  if (/^\s*#\s*$/.test(name)) return 'place';
  return meanings.get(tidy(asciiDigits(name)));
}

/** How many of the first rows may be above the header: titles and notes. */
const searchedRows = 10;

/** The first row that contains the names of two columns or more. -1 without one. */
export function headerIn(rows: readonly (readonly string[])[]): number {
  return rows.slice(0, searchedRows).findIndex((row) => {
    const found = new Set(row.map(meaningOf).filter((meaning) => meaning !== undefined));
    return found.size >= 2;
  });
}
