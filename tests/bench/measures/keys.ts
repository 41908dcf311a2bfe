import { countSpent, type Spent } from '../browser/spent.ts';
import type { Stage } from './step.ts';

/** Four digits, and as often Backspace; each key changes the value. */
const typed = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
const turns = 5;
/** Milliseconds from key to key: eight a second, as somebody types who enters numbers. */
const beat = 125;
/** Milliseconds after the last key: the product keeps what was typed at the latest 800 ms later. */
const afterwards = 1000;

/**
 * What a key costs the page, in milliseconds.
 * @throws if the field does not hold in the end what it held in the beginning: some key did not arrive.
 */
export async function typeNumbers({ visit, page, subject }: Stage): Promise<Spent> {
  const field = page.locator(subject.typedField);
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('7');
  await page.waitForTimeout(afterwards);
  const spent = await countSpent(visit, page);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const key of typed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(beat);
    }
  }
  await page.waitForTimeout(afterwards);
  const { script, work } = await spent();
  const held = await field.inputValue();
  if (held !== '7') throw new Error(`Not every key has reached the table of ${subject.name}: it holds ${held}`);
  const keys = turns * typed.length;
  return { script: script / keys, work: work / keys };
}
