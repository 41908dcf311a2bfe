import type { Contract, ContractRequest } from '#openapi/validator.ts';
import { type FieldError, Refusal } from './refusal.ts';

interface Checks {
  /** Checks a body, or the query of a call without one. */
  readonly rules?: ((sent: Readonly<Record<string, unknown>>) => readonly FieldError[]) | undefined;
  /** The query parameters that filter a list. */
  readonly filters?: readonly string[];
}

/**
 * Checks the shape of the contract and the rules of section 5 together, so that the response lists all errors. For a field
 * that breaks both, the message of the rule is used.
 *
 * @throws Refusal 422 when a rule is broken or a filter is malformed, 400 when only the shape is wrong.
 */
export function checkRequest(contract: Contract, request: ContractRequest, { rules, filters }: Checks): void {
  const shape = contract.validateRequest(request).map(({ path, msg }) => ({ path, msg: sentence(msg) }));
  const sent = request.body ?? request.query;
  const broken = rules === undefined || !isRecord(sent) ? [] : rules(sent);
  const brokenPaths = new Set(broken.map(({ path }) => path));
  const errors = [...broken, ...shape.filter(({ path }) => !brokenPaths.has(path))];
  const [first] = errors;
  if (first === undefined) return;
  const isUnprocessable = broken.length > 0 || errors.some(({ path }) => filters?.includes(path));
  throw new Refusal(isUnprocessable ? 422 : 400, first.msg, { errors });
}

function isRecord(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
