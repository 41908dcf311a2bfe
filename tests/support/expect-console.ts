/** A method of the console, or `warning` for `process.emitWarning`. */
export type ConsoleMethod = 'debug' | 'error' | 'info' | 'log' | 'warn' | 'warning';

interface Expected {
  readonly method: ConsoleMethod;
  readonly text: RegExp;
  readonly times: 'once' | 'repeatedly';
  isFound: boolean;
}

interface Output {
  expected: Expected[];
  unexpected: string[];
}

declare global {
  /** All files of a process share it, even with isolated modules. */
  var testOutput: Output | undefined;
}

globalThis.testOutput ??= { expected: [], unexpected: [] };
const output = globalThis.testOutput;

/**
 * Expects the running test to write this text once, or at least once for `repeatedly`. Unexpected and missing writes fail
 * the test. Expected writes are not printed.
 */
export function expectConsole(method: ConsoleMethod, text: RegExp, times: Expected['times'] = 'once'): void {
  output.expected.push({ method, text, times, isFound: false });
}

/** Whether the test expects this write. Stores an unexpected one for `takeViolations`. */
export function checkWrite(method: ConsoleMethod, text: string): boolean {
  const isOpen = ({ isFound, times }: Expected) => times === 'repeatedly' || !isFound;
  const expected = output.expected.find((one) => isOpen(one) && one.method === method && one.text.test(text));
  if (expected === undefined) output.unexpected.push(`${method}: ${text}`);
  else expected.isFound = true;
  return expected !== undefined;
}

/** Returns the unexpected and the missing writes since the last call. */
export function takeViolations(): readonly string[] {
  const missing = output.expected.filter(({ isFound }) => !isFound);
  const violations = [
    ...output.unexpected.map((write) => `Written without expectConsole: ${write}`),
    ...missing.map(({ method, text }) => `Expected but not written: ${method} ${String(text)}`),
  ];
  output.expected = [];
  output.unexpected = [];
  return violations;
}
