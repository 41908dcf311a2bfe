import { buildApp, currentInputs, existingBuild } from './build-app.ts';
import { changedInputs } from './build-record.ts';

/**
 * Builds the app unless `dist/` was built from what is there now.
 *
 * @param report takes each line for the user: what has changed, and how long the build took.
 * @throws Error with the output of a build that failed.
 */
export async function ensureBuild(report: (line: string) => void): Promise<void> {
  const record = await existingBuild();
  const changed = record && changedInputs(record, await currentInputs());
  if (changed?.length === 0) {
    report('Nothing has changed since the last build, which is used.');
    return;
  }
  report(
    `Building the app (${changed ? `changed since the last build: ${changed.join(', ')}` : 'no build on record'}) ...`,
  );
  const seconds = await buildApp();
  report(`Built in ${seconds.toFixed(1)} s.`);
}
