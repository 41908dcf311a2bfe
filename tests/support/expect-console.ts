/** How something is written: a method of the console, or `warning` for `process.emitWarning`. */
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
  /** Files of a process share it, whether or not they share their modules. */
  var testOutput: Output | undefined;
}

globalThis.testOutput ??= { expected: [], unexpected: [] };
const output = globalThis.testOutput;

/**
 * Declares that the running test writes this once, or `repeatedly`: at least once. A write that is not declared fails the
 * test, and so does a declared one that does not come. What is declared is not printed.
 */
export function expectConsole(method: ConsoleMethod, text: RegExp, times: Expected['times'] = 'once'): void {
  output.expected.push({ method, text, times, isFound: false });
}

/** Returns whether the test has declared this write. Otherwise stores it for `takeViolations`. */
export function checkWrite(method: ConsoleMethod, text: string): boolean {
  const isOpen = ({ isFound, times }: Expected) => times === 'repeatedly' || !isFound;
  const declared = output.expected.find((one) => isOpen(one) && one.method === method && one.text.test(text));
  if (declared === undefined) output.unexpected.push(`${method}: ${text}`);
  else declared.isFound = true;
  return declared !== undefined;
}

/** Returns the undeclared writes since the last call, and the declared ones that did not come. */
export function takeViolations(): readonly string[] {
  const missing = output.expected.filter(({ isFound }) => !isFound);
  const violations = [
    ...output.unexpected.map((write) => `Written without expectConsole: ${write}`),
    ...missing.map(({ method, text }) => `Declared and not written: ${method} ${String(text)}`),
  ];
  output.expected = [];
  output.unexpected = [];
  return violations;
}
