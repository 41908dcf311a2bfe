import { buildApp, currentInputs, existingBuild } from './build-app.ts';
import { changedInputs } from './build-record.ts';

/**
 * Builds the app when its inputs have changed since the build in `dist/`.
 *
 * @param report prints a line for the user: which inputs have changed, and the duration of the build.
 * @throws Error with the output of a failed build.
 */
export async function ensureBuild(report: (line: string) => void): Promise<void> {
  const record = await existingBuild();
  const changed = record && changedInputs(record, await currentInputs());
  if (changed?.length === 0) {
    report('Using the last build: nothing has changed since.');
    return;
  }
  report(
    `Building the app (${changed ? `changed since the last build: ${changed.join(', ')}` : 'there is no build record'}) ...`,
  );
  const seconds = await buildApp();
  report(`Built in ${seconds.toFixed(1)} s.`);
}
