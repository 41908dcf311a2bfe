import { type Observer, toObserver } from 'xstate';
import { visibleErrors } from '#machines/form/errors.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormActor } from './form-actor.ts';

/** A form as one of its fields listens to it. */
type FormPart = Pick<FormActor, 'getSnapshot' | 'subscribe'>;

const known = new WeakMap<FormActor, (name: string) => FormPart>();

/**
 * The form, for whoever shows no value of it but `name`'s: a key in one field asks no other field, unless it changes what is
 * wrong or whether the form can be filled in. The same part each time.
 */
export function partOf(form: FormActor, name: string): FormPart {
  const parts = known.get(form) ?? partsOf(form);
  known.set(form, parts);
  return parts(name);
}

function partsOf(form: FormActor) {
  const parts = new Map<string, FormPart>();
  const observers = new Map<string, Set<Observer<FormSnapshot>>>();
  const all = () => [...observers.values()].flatMap((those) => [...those]);
  let told = form.getSnapshot();
  let unfollow = () => {};

  function next(snapshot: FormSnapshot): void {
    const before = told;
    told = snapshot;
    const isForAll = concernsAll(before, snapshot);
    for (const [name, those] of observers) {
      if (!isForAll && before.context.values[name] === snapshot.context.values[name]) continue;
      for (const observer of those) observer.next?.(snapshot);
    }
  }

  function follow(): void {
    told = form.getSnapshot();
    const error = (failure: unknown) => {
      for (const observer of all()) observer.error?.(failure);
    };
    const subscription = form.subscribe({ next, error });
    unfollow = () => subscription.unsubscribe();
  }

  function observe(name: string, observer: Observer<FormSnapshot>) {
    if (observers.size === 0) follow();
    const those = observers.get(name) ?? new Set();
    observers.set(name, those.add(observer));
    return {
      unsubscribe: () => {
        those.delete(observer);
        if (those.size === 0) observers.delete(name);
        if (observers.size === 0) unfollow();
      },
    };
  }

  return (name: string): FormPart => {
    const part: FormPart = parts.get(name) ?? {
      getSnapshot: () => form.getSnapshot(),
      subscribe: (...given: Parameters<typeof toObserver<FormSnapshot>>) => observe(name, toObserver(...given)),
    };
    parts.set(name, part);
    return part;
  };
}

function concernsAll(before: FormSnapshot, now: FormSnapshot): boolean {
  return (
    before.hasTag('awaitingSignIn') !== now.hasTag('awaitingSignIn') ||
    !isSameValue(visibleErrors(before.context), visibleErrors(now.context))
  );
}
