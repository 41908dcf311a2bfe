import { asciiDigits } from '../../text/ascii-digits.ts';
import { seenLine } from '../../text/unseen.ts';

const hindiWords: Readonly<Record<string, string>> = {
  ...{
    आज: 'today',
    कल: 'tomorrow',
    परसों: 'day after tomorrow',
    अभी: 'now',
    अगले: 'next',
    अगला: 'next',
    इस: 'this',
    को: 'at',
  },
  ...{ रविवार: 'sun', सोमवार: 'mon', मंगलवार: 'tue', बुधवार: 'wed', गुरुवार: 'thu', शुक्रवार: 'fri', शनिवार: 'sat' },
  ...{ इतवार: 'sun', वीरवार: 'thu', बृहस्पतिवार: 'thu', घंटे: 'hours', घंटा: 'hours', मिनट: 'min', दिन: 'days' },
  ...{ हफ्ते: 'weeks', हफ्ता: 'weeks' },
};

const hindiClock = /(सुबह|दोपहर|शाम|रात)( को)? (\d{1,2})([:.]\d{2})?(?!\d)/;

/**
 * A typed date or time in lower case, without what cannot be seen, with single spaces, ASCII digits and Hindi words in
 * English. The names of months stay.
 */
export function inEnglish(typed: string): string {
  const text = asciiDigits(seenLine(typed))
    // Full-width letters and the narrow space before 'PM'.
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // One spelling of Hindi: without the dot under a letter.
    .replace(/\u093c/g, '')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .replace(/(?<=\d ?)([ap])\.m\b\.?/, '$1m')
    .replace(/ ?बजे/, '')
    .replace(
      hindiClock,
      (_, part: string, _to, hour: string, minute = '') =>
        `${hour}${minute} ${isMorning(part, Number(hour)) ? 'am' : 'pm'}`,
    )
    .replace(/^(.*) (?:बाद|में)$/, 'in $1');
  return text
    .split(' ')
    .map((word) => hindiWords[word] ?? word)
    .join(' ');
}

/** 'रात' is the night: 9 o'clock is before midnight, 12 and 2 o'clock are after it. */
function isMorning(part: string, hour: number): boolean {
  return part === 'सुबह' || (part === 'रात' && (hour === 12 || hour < 5));
}
