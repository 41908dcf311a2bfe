/** The part of a key press that says which letter it is. */
type LetterPress = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The Latin letter of a key press in upper case, whatever Caps Lock does; undefined for other keys. On a layout without
 * Latin letters, such as Hindi or Russian, it is the letter that is printed on the key too.
 */
export function letterOf({ key, code }: LetterPress): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return key.length === 1 && key > '~' ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
}
