import type { Text } from '#i18n/text.ts';

/** What spreadsheets call a field, by its label, besides the label itself and the record's word before it ('Team Name'). */
export const synonyms: Readonly<Partial<Record<Text, readonly string[]>>> = {
  Name: ['IGN', 'In-game name', 'Gamertag', 'Handle'],
  'Full Name': ['Real name', 'Legal name', 'Complete name'],
  Nickname: ['Nick', 'Alias'],
  Game: ['Game name', 'Videogame'],
  Tournament: ['Tournament name', 'Event', 'Competition'],
  Series: ['Series name', 'Season'],
  Team: ['Team name', 'Squad', 'Club', 'Org'],
  Country: ['Country code', 'Nationality', 'Nation'],
  'Mobile No': [
    'Phone',
    'Phone no.',
    'Phone number',
    'Mobile',
    'Mobile number',
    'Contact',
    'Contact number',
    'WhatsApp',
  ],
  Email: ['E-mail', 'Mail', 'Email address'],
  'Birth Date': ['Date of birth', 'Birthday', 'DOB'],
  'Start Date': ['Date', 'Date and time', 'Starts', 'Begins', 'तारीख', 'दिनांक'],
  'Original Scheduled Date': ['Date', 'Date and time', 'Schedule', 'Scheduled', 'When', 'तारीख', 'दिनांक'],
  'End Date': ['End', 'Ends', 'Finish'],
  Prizepool: ['Prize', 'Prize pool', 'Prize money'],
  'Map Name': ['Map'],
  'Match No': ['Match', 'Match number', 'Game no.'],
};

/** What spreadsheets call the column of a time whose day is in another column, by the label of the field. Alone it has both. */
export const timeSynonyms: typeof synonyms = {
  'Start Date': ['Time', 'Start', 'Start time', 'Kick-off', 'समय'],
  'Original Scheduled Date': ['Time', 'Start', 'Start time', 'Kick-off', 'समय'],
  'End Date': ['End time'],
};
