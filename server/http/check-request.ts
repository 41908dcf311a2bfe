import type { Contract, ContractRequest } from '#openapi/validator.ts';
import { type FieldError, Refusal } from './refusal.ts';

/** Checks a body, or the query of a call without one. */
type Rules = (sent: Readonly<Record<string, unknown>>) => readonly FieldError[];

/**
 * Checks the shape of the contract and the rules of section 5 together, so that the response lists all errors. For a field
 * that breaks both, the message of the rule is used.
 *
 * @throws Refusal 422 when a rule is broken, 400 when only the shape is wrong.
 */
export function checkRequest(contract: Contract, request: ContractRequest, rules: Rules | undefined): void {
  const shape = contract.validateRequest(request).map(({ path, msg }) => ({ path, msg: sentence(msg) }));
  const sent = request.body ?? request.query;
  const broken = rules === undefined || !isRecord(sent) ? [] : rules(sent);
  const brokenPaths = new Set(broken.map(({ path }) => path));
  const errors = [...broken, ...shape.filter(({ path }) => !brokenPaths.has(path))];
  const [first] = errors;
  if (first !== undefined) throw new Refusal(broken.length > 0 ? 422 : 400, first.msg, { errors });
}

function isRecord(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
