import type { Text } from '#i18n/text.ts';

const teams = [
  'Team',
  'Teams',
  'Team name',
  'Team names',
  'Squad',
  'Squad name',
  'Club',
  'Org',
  'Clan',
  'टीम',
  'टीम का नाम',
];

/**
 * What spreadsheets and chats call a field or a column, by its label, besides the label itself. Lists, point tables,
 * results and the rows of a form share it.
 */
export const headerWords: Readonly<Partial<Record<Text, readonly string[]>>> = {
  Name: ['IGN', 'In-game name', 'Gamertag', 'Handle'],
  'Full Name': ['Real name', 'Legal name', 'Complete name'],
  Nickname: ['Nick', 'Alias'],
  Game: ['Game name', 'Videogame'],
  Tournament: ['Tournament name', 'Event', 'Competition'],
  Series: ['Series name', 'Season'],
  Team: teams,
  Teams: teams,
  Country: ['Country code', 'Nationality', 'Nation'],
  'Mobile No': [
    ...['Phone', 'Phone no.', 'Phone number', 'Mobile', 'Mobile number', 'Contact', 'Contact number', 'WhatsApp'],
  ],
  Email: ['E-mail', 'Mail', 'Email address'],
  'Birth Date': ['Date of birth', 'Birthday', 'DOB'],
  'Start Date': ['Date', 'Date and time', 'Starts', 'Begins', 'तारीख', 'दिनांक'],
  'Original Scheduled Date': ['Date', 'Date and time', 'Schedule', 'Scheduled', 'When', 'तारीख', 'दिनांक'],
  'End Date': ['End', 'Ends', 'Finish'],
  Prizepool: ['Prize', 'Prize pool', 'Prize money'],
  'Map Name': ['Map'],
  'Match No': ['Match', 'Match number', 'Game no.'],
  Place: [
    ...[
      '#',
      'Placement',
      'Placements',
      'Rank',
      'Rk',
      'Ranking',
      'Position',
      'Pos',
      'Standing',
      'No',
      'S. No',
      'Sr. No',
    ],
    ...['स्थान', 'रैंक', 'क्रम'],
  ],
  'Chicken Dinner': [
    ...['Chicken dinners', 'Chicken', 'Dinner', 'Dinners', 'CD', 'WWCD', 'WWCDs', 'Win', 'Wins', 'Booyah', 'Booyahs'],
    ...['Boyah', 'चिकन डिनर', 'बूयाह', 'जीत'],
  ],
  'Matches Played': [...['Matches', 'Match', 'MP', 'M', 'Played', 'Games', 'Games played', 'खेले गए मैच', 'मैच']],
  'Total Finish': [
    ...['Total finishes', 'Finish', 'Finishes', 'Fin', 'Finish point', 'Finish points', 'Finish pts', 'FP', 'F'],
    ...['Kill', 'Kills', 'Total kill', 'Total kills', 'Kill point', 'Kill points', 'Kill pts', 'Total kill points'],
    ...['KP', 'K', 'Elim', 'Elims', 'Elimination', 'Eliminations', 'Total elims', 'Elim points', 'Elim pts', 'Frags'],
    ...['कुल फ़िनिश', 'फ़िनिश', 'किल', 'किल्स', 'कुल किल'],
  ],
  'Position Point': [
    ...['Position points', 'Position pts', 'Pos points', 'Pos pts', 'PP', 'Placement point', 'Placement points'],
    ...['Placement pts', 'Place point', 'Place points', 'Place pts', 'Rank point', 'Rank points', 'Rank pts'],
    ...['पोज़िशन पॉइंट', 'रैंक पॉइंट', 'स्थान के पॉइंट'],
  ],
  'Total Point': [
    ...['Total points', 'Total pts', 'Total', 'Overall', 'Grand total', 'Score', 'Points', 'Point', 'Pts', 'TP'],
    ...['कुल पॉइंट', 'कुल', 'पॉइंट', 'अंक'],
  ],
};

/** What spreadsheets call the column of a time whose day is in another column, by the label of the field. Alone it has both. */
export const timeWords: typeof headerWords = {
  'Start Date': ['Time', 'Start', 'Start time', 'Kick-off', 'समय'],
  'Original Scheduled Date': ['Time', 'Start', 'Start time', 'Kick-off', 'समय'],
  'End Date': ['End time'],
};
