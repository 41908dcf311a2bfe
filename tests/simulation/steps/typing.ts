import type { Page } from '../page/page.tsx';
import { Violation, type World } from '../world/world.ts';

/** Presses keys one by one: calls `press` for each as a task of the page, until it returns false. */
export type TypeKeys = (press: () => boolean) => void;

interface Typing {
  readonly world: World;
  readonly app: Page;
  readonly tab: string;
  readonly user: number;
  readonly typeKeys: TypeKeys;
  /** Moves the focus into the field with this text. */
  readonly focus: (text: string) => void;
}

/**
 * Types a text into a field of the form, in place of what it holds. Between the letters everything else happens. The
 * field has to hold what has been typed so far.
 */
export function typeIntoForm({ world, app, tab, user, typeKeys, focus }: Typing, name: string, text: string): void {
  const { ledger, scheduler, found } = world;
  const opening = app.readState().form?.opening;
  let typed = '';
  typeKeys(() => {
    const { login, form } = app.readState();
    // Who signs out in the other window has stopped typing in this one.
    if (ledger.signedIn === null) return false;
    if (login !== null || form?.opening !== opening || form?.stage !== 'editing') return false;
    const held = form.values[name];
    if (typed !== '' && held !== typed) {
      found.push(new Violation(1, `${tab}: "${typed}" was typed, and the field holds "${String(held)}"`));
      return false;
    }
    typed = text.slice(0, typed.length + 1);
    ledger.type(typed, user, scheduler.now, held);
    app.actions.type(name, typed);
    focus(typed);
    return typed !== text;
  });
}
