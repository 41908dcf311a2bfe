import { appendFileSync, mkdirSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { Random } from '../../../simulation/world/random.ts';
import { heldText } from './held-text.ts';
import { slowProcessor } from './slow-browser.ts';
import { type Pace, quickly, slowly, typeLikeAPerson } from './type-like-a-person.ts';

/** A device and what happens while its user types. The numbers also seed the delays between the keys. */
export interface Timing {
  readonly name: string;
  /** How many times slower the processor is. */
  readonly slowdown: number;
  readonly pace: Pace;
}

const described = 'a key each 40–250 ms, pauses of 0.3–3 s, 400 ms to the server, connection lost and back';

const timing = (slowdown: number): Timing => ({ name: `${slowdown}×, ${described}`, slowdown, pace: slowly });

export const timings: readonly Timing[] = [timing(4), timing(6)];

/** For every run: the longest pauses are left to the whole one. */
export const shortTiming: Timing = { ...timing(6), pace: { ...slowly, pause: [300, 900] } };

export interface Typing {
  readonly screen: string;
  readonly field: string;
  readonly box: Locator;
  readonly text: string;
  /** For the fields whose typing is not what the test is about. */
  readonly isQuick?: boolean;
}

/** A row of the table: what was typed into a field, and what became of it. */
export interface TypedRow extends Pick<Typing, 'screen' | 'field'> {
  readonly timing: string;
  readonly typed: string;
  readonly held: string;
  /** What the server has; undefined where nothing is sent. */
  stored?: string;
}

/** Types into one field after the other as a user of a slow device, and notes a row for each. */
export class Typist {
  readonly #rows: TypedRow[] = [];
  readonly #page: Page;
  readonly #timing: Timing;

  constructor(page: Page, timing: Timing) {
    this.#page = page;
    this.#timing = timing;
  }

  /** From here on the device is slow. */
  async slowDown(): Promise<void> {
    await slowProcessor(this.#page, this.#timing.slowdown);
  }

  async type({ screen, field, box, text, isQuick = false }: Typing): Promise<TypedRow> {
    const seed = this.#timing.slowdown * 1000 + this.#rows.length;
    const random = new Random(seed);
    const lostAt = random.between(1, Math.min(4, text.length));
    const backAt = lostAt + random.between(1, 3);
    const context = this.#page.context();
    let keys = 0;
    await typeLikeAPerson(box, text, {
      pace: isQuick ? quickly : this.#timing.pace,
      seed,
      afterKey: async () => {
        keys += 1;
        if (!isQuick && (keys === lostAt || keys === backAt)) await context.setOffline(keys === lostAt);
      },
    });
    await context.setOffline(false);
    const held = await heldText(box);
    expect.soft(held, `${screen}: ${field}`).toBe(text);
    const row: TypedRow = { screen, field, timing: this.#timing.name, typed: text, held };
    this.#rows.push(row);
    return row;
  }

  /** Compares what the server has. */
  store(row: TypedRow, stored: string): void {
    row.stored = stored;
    expect.soft(stored, `${row.screen}: ${row.field}, on the server`).toBe(row.typed);
  }

  /** Appends the rows to reports/typing-fields.tsv. */
  report(): void {
    mkdirSync('reports', { recursive: true });
    const lines = this.#rows.map(({ screen, field, timing, typed, held, stored = '–' }) =>
      [screen, field, timing, typed, held, stored]
        .map((cell) => cell.replaceAll('\n', '⏎').replaceAll('\t', '⇥'))
        .join('\t'),
    );
    appendFileSync('reports/typing-fields.tsv', `${lines.join('\n')}\n`);
  }
}
