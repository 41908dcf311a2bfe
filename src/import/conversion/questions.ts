import { foldText } from '#domain/text/fold-text.ts';

/** The id of the question which record a name means in a field. */
export const referenceQuestion = (field: string, name: string) => `${field}: ${foldName(name)}`;

/** The id of the question whether the day or the month comes first in the dates of a field. */
export const dateQuestion = (field: string) => `${field}: dates`;

/** A name as it is compared: without case, accents and additional spaces. */
export const foldName = (name: string) => foldText(name).replace(/\s+/g, ' ').trim();
