import type { SnapshotFrom } from 'xstate';
import type { CallFormMachine, CallFormValues } from '#machines/call-form.ts';
import { type FieldErrors, visibleErrors } from '#machines/field-errors.ts';
import type { Result } from '#machines/result.ts';
import type { Edge } from './explore.ts';
import type { Invariants } from './prove.ts';
import { focused, isBy, isSame, isTaken, statesOf } from './read-edge.ts';

const { before, after } = statesOf<SnapshotFrom<CallFormMachine<string, unknown, unknown>>>();

interface Form<Name extends string> {
  /** In their order. */
  readonly fields: readonly Name[];
  readonly validate: (values: CallFormValues<Name>) => FieldErrors<Name>;
}

/** The result that ends the attempt of a form. */
export const resultOf = ({ by }: Edge) =>
  by.label.startsWith('call ends') ? (by.event['output'] as Result<unknown>) : undefined;

/** A press of the button of a form that can be edited. */
export const isPress = (edge: Edge) => isBy(edge, 'callForm.submit') && before(edge).matches('editing');

/** Invariants of every form with a single call, checked on every transition of every path. */
export function callFormInvariants<Name extends string>({ fields, validate }: Form<Name>): Invariants {
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
    'shows only current errors': (edge) => {
      const { context } = after(edge);
      const errors: FieldErrors<string> = {
        ...context.serverErrors,
        ...validate(context.values),
      };
      return Object.entries(visibleErrors(context)).every(([name, message]) => errors[name] === message);
    },
    'is busy exactly during an attempt': (edge) =>
      after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  };
}
