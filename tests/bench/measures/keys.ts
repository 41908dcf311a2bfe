import type { CDPSession } from '@playwright/test';
import type { Stage } from './step.ts';

/** Four digits, and as often Backspace; each key changes the value. */
const typed = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
const turns = 5;
/** Milliseconds from key to key: eight a second, as somebody types who enters numbers. */
const beat = 125;
/** Milliseconds after the last key: the product keeps what was typed at the latest 800 ms later. */
const afterwards = 1000;

interface CostOfKey {
  /** Milliseconds of script a key. */
  readonly script: number;
  /** Milliseconds of all work of the main thread a key. */
  readonly work: number;
}

/** @throws if the field does not hold in the end what it held in the beginning: some key did not arrive. */
export async function typeNumbers({ visit, page, subject }: Stage): Promise<CostOfKey> {
  const field = page.locator(subject.typedField);
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('7');
  await page.waitForTimeout(afterwards);
  const inspector = await visit.inspect(page);
  await inspector.send('Performance.enable');
  const before = await spent(inspector);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const key of typed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(beat);
    }
  }
  await page.waitForTimeout(afterwards);
  const after = await spent(inspector);
  const held = await field.inputValue();
  if (held !== '7') throw new Error(`Not every key has reached the table of ${subject.name}: it holds ${held}`);
  const keys = turns * typed.length;
  return { script: (after.script - before.script) / keys, work: (after.work - before.work) / keys };
}

/** Since the page began, in milliseconds. */
async function spent(inspector: CDPSession): Promise<CostOfKey> {
  const { metrics } = await inspector.send('Performance.getMetrics');
  const seconds = (name: string) => {
    const metric = metrics.find((one) => one.name === name);
    if (metric === undefined) throw new Error(`This Chromium counts no ${name}`);
    return metric.value;
  };
  return { script: seconds('ScriptDuration') * 1000, work: seconds('TaskDuration') * 1000 };
}
