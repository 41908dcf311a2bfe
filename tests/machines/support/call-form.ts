import type { SnapshotFrom } from 'xstate';
import type { CallFormMachine, CallFormValues } from '#machines/call-form.ts';
import { type FieldErrors, type FieldPaths, groupByField, visibleErrors } from '#machines/field-errors.ts';
import type { Result } from '#machines/result.ts';
import type { Edge } from './explore.ts';
import type { Invariants } from './prove.ts';
import { focused, isBy, isSame, isTaken, notices, statesOf } from './read-edge.ts';

const { before, after } = statesOf<SnapshotFrom<CallFormMachine<string, unknown, unknown>>>();

interface Form<Name extends string> {
  /** In their order. */
  readonly fields: readonly Name[];
  readonly validate: (values: CallFormValues<Name>) => FieldErrors<Name>;
  readonly paths?: FieldPaths<Name>;
}

/** The result that ends the attempt of a form. */
export const resultOf = ({ by }: Edge) =>
  by.label.startsWith('call ends') ? (by.event['output'] as Result<unknown>) : undefined;

/** A press of the button of a form that can be edited. */
export const isPress = (edge: Edge) => isBy(edge, 'callForm.submit') && before(edge).matches('editing');

/** Invariants of every form with a single call, checked on every transition of every path. */
export function callFormInvariants<Name extends string>({ fields, validate, paths = {} }: Form<Name>): Invariants {
  const errorsOf = (edge: Edge): FieldErrors<string> => validate(before(edge).context.values);
  const firstOf = (errors: FieldErrors<string>) => fields.filter((name) => errors[name] !== undefined).slice(0, 1);

  return {
    'changes the input only when the user types, whatever fails': (edge) => {
      const { values } = before(edge).context;
      if (after(edge).status === 'done' || resultOf(edge)?.kind === 'ok') return true;
      if (!isBy(edge, 'callForm.change') || !isTaken(edge)) return after(edge).context.values === values;
      const { name, value } = edge.by.event as unknown as { readonly name: string; readonly value: string };
      return isSame(after(edge).context.values, { ...values, [name]: value });
    },
    'sends the input, and only if it is valid': (edge) =>
      edge.effects.starts.every(({ input }) => {
        const { values } = input as { readonly values: unknown };
        return values === before(edge).context.values && isSame(errorsOf(edge), {});
      }),
    'a press continues, or shows all errors and focuses the first invalid field': (edge) => {
      if (!isPress(edge)) return true;
      const errors = errorsOf(edge);
      if (isSame(errors, {})) return edge.effects.starts.length === 1 || after(edge).matches('confirming');
      const shown = visibleErrors(after(edge).context);
      return isSame(focused(edge), firstOf(errors)) && fields.every((name) => !errors[name] || shown[name]);
    },
    'shows no error of a field before it loses focus, is checked or is submitted': (edge) => {
      const added = after(edge).context.shown.filter((name) => !before(edge).context.shown.includes(name));
      return added.every((name) => isPress(edge) || edge.by.event['name'] === name);
    },
    'shows only current errors': (edge) => {
      const { context } = after(edge);
      const errors: FieldErrors<string> = {
        ...context.serverErrors,
        ...validate(context.values),
      };
      return Object.entries(visibleErrors(context)).every(([name, message]) => errors[name] === message);
    },
    'maps the server’s errors to their fields, and focuses the first field': (edge) => {
      const result = resultOf(edge);
      if (result?.kind !== 'rejected') return true;
      const { byField } = groupByField(paths, result.errors);
      return isSame(after(edge).context.serverErrors, byField) && isSame(focused(edge), firstOf(byField));
    },
    'keeps a server error until its field changes, or the next attempt': (edge) => {
      if (resultOf(edge)?.kind === 'rejected') return true;
      const isGone = (name: Name) =>
        edge.effects.starts.length > 0 ||
        (isBy(edge, 'callForm.change') && isTaken(edge) && edge.by.event['name'] === name);
      const [was, is] = [before(edge).context.serverErrors, after(edge).context.serverErrors];
      return fields.every((name) => is[name] === (isGone(name) ? undefined : was[name]));
    },
    'has the reason of a failure, with one notice, until the next attempt or a change': (edge) => {
      const result = resultOf(edge);
      const hasFailed = result !== undefined && result.kind !== 'ok' && !after(edge).hasTag('awaitingSignIn');
      if (hasFailed) return after(edge).context.failure !== null && notices(edge, 'error').length === 1;
      if (notices(edge, 'error').length > 0) return false;
      const isUnchanged = after(edge).context.failure === before(edge).context.failure;
      return isUnchanged || isBy(edge, 'callForm.change') || edge.effects.starts.length > 0;
    },
    'is busy exactly during an attempt': (edge) =>
      after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  };
}
