import { type Observer, toObserver } from 'xstate';
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
  const observers = new Map<string, Set<Observer<FormSnapshot>>>();
  const all = () => [...observers.values()].flatMap((group) => [...group]);
  let current = form.getSnapshot();
  let stop = () => {};

  function next(snapshot: FormSnapshot): void {
    const before = current;
    current = snapshot;
    const notifyAll = changesAll(before, snapshot);
    for (const [name, group] of observers) {
      if (!notifyAll && before.context.values[name] === snapshot.context.values[name]) continue;
      for (const observer of group) observer.next?.(snapshot);
    }
  }

  function start(): void {
    current = form.getSnapshot();
    const error = (failure: unknown) => {
      for (const observer of all()) observer.error?.(failure);
    };
    const subscription = form.subscribe({ next, error });
    stop = () => subscription.unsubscribe();
  }

  function observe(name: string, observer: Observer<FormSnapshot>) {
    if (observers.size === 0) start();
    const group = observers.get(name) ?? new Set();
    observers.set(name, group.add(observer));
    return {
      unsubscribe: () => {
        group.delete(observer);
        if (group.size === 0) observers.delete(name);
        if (observers.size === 0) stop();
      },
    };
  }

  return (name: string): FormPart => {
    const part: FormPart = parts.get(name) ?? {
      getSnapshot: () => form.getSnapshot(),
      subscribe: (...args: Parameters<typeof toObserver<FormSnapshot>>) => observe(name, toObserver(...args)),
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
