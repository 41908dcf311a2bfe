import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { checkWrite, takeViolations } from './expect-console.ts';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const isWatched = Symbol.for('matchdesk.isWatched');

const { console: written } = globalThis;

// Files that share a process share its console; Vitest may have replaced it between them.
if (!Reflect.has(written, isWatched)) {
  Reflect.set(written, isWatched, true);
  for (const method of methods) {
    const write = written[method].bind(written);
    written[method] = (...said: unknown[]) => {
      if (!checkWrite(method, format(...said))) write(...said);
    };
  }
}

// Node prints these itself. That a feature is experimental says nothing of the code.
const noteWarning = (warning: Error) => {
  if (warning.name !== 'ExperimentalWarning') checkWrite('warning', `${warning.name}: ${warning.message}`);
};
process.on('warning', noteWarning);

function failOnViolations(): void {
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
}

// Registered before those of a test's own file, so they run after them.
afterEach(failOnViolations);
afterAll(() => {
  process.off('warning', noteWarning);
  failOnViolations();
});
