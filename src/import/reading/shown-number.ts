/**
 * The text that a number format with leading zeros shows: 7 as '007', 9876543210 as '+91 9876543210'. Undefined for a
 * format that shows a quantity: the number itself is the value.
 *
 * @param format As in Excel: digits are `0`, other characters may be escaped or quoted. Its first section is used.
 */
export function shownNumber(number: number, format: string): string | undefined {
  const places = placesOf(format);
  if (places === undefined || !Number.isInteger(number) || number < 0) return undefined;
  const zeros = places.filter((place) => place === null).length;
  const digits = Array.from(BigInt(number).toString().padStart(zeros, '0'));
  // The first place shows all digits that have no place of their own.
  let first = digits.splice(0, digits.length - zeros + 1).join('');
  return places
    .map((place) => {
      if (place !== null) return place;
      const shown = first === '' ? (digits.shift() ?? '') : first;
      first = '';
      return shown;
    })
    .join('');
}

/** Whether a format of the workbook may have leading zeros. A cheap look at its style sheet. */
export function mayShowLeadingZeros(styles: string): boolean {
  return [...styles.matchAll(/formatCode="([^"]*)"/g)].some(
    ([, format = '']) => placesOf(unescaped(format)) !== undefined,
  );
}

/** `null` is the place of a digit, a text is itself. Undefined unless there are two places or more and nothing else. */
function placesOf(format: string): readonly (string | null)[] | undefined {
  const places: (string | null)[] = [];
  for (const [token] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*].|;|[\s\S]/g)) {
    if (token === ';') break;
    if (token === '0') places.push(null);
    else if (token.startsWith('"')) places.push(token.slice(1, -1));
    else if (token.startsWith('\\')) places.push(token.slice(1));
    else if (/^[\s()+-]$/.test(token)) places.push(token);
    else if (!/^(\[\$-[^\]]*\]|[_*].)$/.test(token)) return undefined;
  }
  return places.filter((place) => place === null).length >= 2 ? places : undefined;
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
