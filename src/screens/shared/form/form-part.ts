import { toObserver } from 'xstate';
import { Listeners } from '#domain/listeners.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormActor } from './form-actor.ts';

/** The part of a form's actor that a field subscribes to. */
type FormPart = Pick<FormActor, 'getSnapshot' | 'subscribe'>;

const partsByForm = new WeakMap<FormActor, (name: string) => FormPart>();

/**
 * The form, for a component that shows the value of `name` only. Its subscribers are notified of changes of that value, of
 * the errors and of the form being disabled, so a keystroke in one field does not run the selectors of the others. Returns
 * the same object for the same name.
 */
export function partOf(form: FormActor, name: string): FormPart {
  const parts = partsByForm.get(form) ?? partsOf(form);
  partsByForm.set(form, parts);
  return parts(name);
}

function partsOf(form: FormActor) {
  const parts = new Map<string, FormPart>();
  const listeners = new Listeners<string>(() => {
    let before = form.getSnapshot();
    const next = (now: FormSnapshot) => {
      const { context } = before;
      const isAll = changesAll(before, now);
      before = now;
      listeners.notify((name) => isAll || context.values[name] !== now.context.values[name]);
    };
    const subscription = form.subscribe({ next, error: () => listeners.notify() });
    return () => subscription.unsubscribe();
  });

  return (name: string): FormPart => {
    const part: FormPart = parts.get(name) ?? {
      getSnapshot: () => form.getSnapshot(),
      subscribe: (...args: Parameters<typeof toObserver<FormSnapshot>>) => {
        const observer = toObserver(...args);
        const listener = () => {
          const snapshot = form.getSnapshot();
          if (snapshot.status === 'error') observer.error?.(snapshot.error);
          else observer.next?.(snapshot);
        };
        return { unsubscribe: listeners.subscribe(listener, name) };
      },
    };
    parts.set(name, part);
    return part;
  };
}

function changesAll(before: FormSnapshot, now: FormSnapshot): boolean {
  return (
    before.hasTag('awaitingSignIn') !== now.hasTag('awaitingSignIn') ||
    !isSameValue(visibleErrors(before.context), visibleErrors(now.context))
  );
}
