import { foldText } from '#domain/text/fold-text.ts';

/** The id of the question which record a name means in a field. */
export const referenceQuestion = (field: string, name: string) => `${field}: ${foldText(name)}`;

/** The id of the question which value all rows have in a field without a column. */
export const allRowsQuestion = (field: string) => `${field}: all rows`;

/** The id of the question whether the day or the month comes first in the dates of a field. */
export const dateQuestion = (field: string) => `${field}: dates`;

/** The id of the question which day or time the texts of a field mean that have none. */
export const missingQuestion = (field: string, missing: 'day' | 'time') => `${field}: ${missing}`;
