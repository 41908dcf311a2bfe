import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { Random } from '../../../simulation/world/random.ts';
import { focusField } from './focus-field.ts';
import { keysFor } from './keys-for.ts';

type Milliseconds = readonly [least: number, most: number];

/** How fast a user types. */
export interface Pace {
  /** After each key. */
  readonly key: Milliseconds;
  /** After each space, and sometimes after another key. */
  readonly pause?: Milliseconds;
}

/** For tests of something else. */
export const quickly: Pace = { key: [20, 40] };

/** For tests of the typing itself. */
export const slowly: Pace = { key: [40, 250], pause: [300, 3000] };

interface Typing {
  readonly pace?: Pace;
  /** The same seed makes the same delays. */
  readonly seed?: number;
  /** Runs after each key, so that something else can happen while the user types. */
  readonly afterKey?: (typed: string) => Promise<void>;
}

/** Users paste longer texts. */
const longestTypedText = 60;

const pauseProbability = 0.1;

/**
 * Replaces the text of a field as a user does: focuses it by a press, selects its text, and sends the events of each key.
 * Use it instead of `fill`, which sets the text at once and cannot find a field that changes it between two keys.
 *
 * - Boxes and editors take any text, `type=color` takes '#103a2a'. An empty text deletes.
 * - Tests of something else type quickly, and paste a text of more than 60 characters.
 */
export async function typeLikeAPerson(field: Locator, text: string, typing: Typing = {}): Promise<void> {
  const { pace = quickly, seed = 1, afterKey } = typing;
  if (pace === quickly && text.length > longestTypedText) return pasteText(field, text);
  const entry = await focusField(field);
  // A user presses colors. No key enters one.
  if (entry === 'color') return field.fill(text);
  const { keyboard } = field.page();
  // The first key replaces the selected text.
  await keyboard.press('ControlOrMeta+a');
  if (text === '') await keyboard.press('Delete');
  const random = new Random(seed);
  let typed = '';
  for (const key of keysFor(text)) {
    await keyboard.type(key);
    typed += key;
    await afterKey?.(typed);
    await wait(random.between(...pace.key));
    if (pace.pause && (key === ' ' || random.chance(pauseProbability))) await wait(random.between(...pace.pause));
  }
}

/** Replaces the text of a field by one paste. */
export async function pasteText(field: Locator, text: string): Promise<void> {
  await focusField(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+a');
  const isLeftToBrowser = await field.evaluate((_, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return document.activeElement?.dispatchEvent(paste);
  }, text);
  if (isLeftToBrowser === true) await keyboard.insertText(text);
}
