import { type MainThreadTime, measureMainThread } from '../browser/main-thread-time.ts';
import type { StepContext } from './step.ts';

/** Four digits and as many Backspaces; each keystroke changes the value. */
const typed = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
const rounds = 5;
/** Milliseconds between keystrokes: eight per second, as when a user enters numbers. */
const keyIntervalMs = 125;
/** Milliseconds after the last keystroke: the product stores a draft within 800 ms. */
const settleMs = 1000;

/**
 * The cost of a keystroke, in milliseconds.
 * @throws if the final value differs from the initial one, because a keystroke was lost.
 */
export async function typeNumbers({ visit, page, subject }: StepContext): Promise<MainThreadTime> {
  const field = page.locator(subject.typedField);
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('7');
  await page.waitForTimeout(settleMs);
  const spent = await measureMainThread(visit, page);
  for (let round = 0; round < rounds; round += 1) {
    for (const key of typed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(keyIntervalMs);
    }
  }
  await page.waitForTimeout(settleMs);
  const { script, work } = await spent();
  const value = await field.inputValue();
  if (value !== '7') throw new Error(`Not every key has reached the table of ${subject.name}: it holds ${value}`);
  const keys = rounds * typed.length;
  return { script: script / keys, work: work / keys };
}
