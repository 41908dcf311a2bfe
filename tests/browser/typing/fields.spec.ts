import type { Entity } from '#entities/define.ts';
import { declaredEntities } from '../../support/further/entities.ts';
import { eachCommit, isWhole } from '../../support/scope.ts';
import { signIn } from '../support/app.ts';
import { type FaultServer, startFaultServer } from '../support/network/fault-server.ts';
import { test as base } from '../support/test.ts';
import { sortOf, typedFields } from '../support/typing/form-fields.ts';
import { typeIntoForm } from '../support/typing/type-into-form.ts';
import { typeIntoList } from '../support/typing/type-into-list.ts';
import { otherScreens } from '../support/typing/type-into-others.ts';
import { shortTiming, Typist, timings } from '../support/typing/typist.ts';

/** For one screen after the other on a busy machine. */
const typingMinutes = 25;

/** A server for the test alone, 400 ms away. */
const test = base.extend<{ readonly faults: FaultServer }>({
  faults: async ({ ownServer }, use) => {
    const faults = await startFaultServer({ target: ownServer.url });
    await faults.set('slow', { path: /^\/api\//, milliseconds: 400 });
    await use(faults);
    await faults.stop();
  },
  baseURL: ({ faults }, use) => use(faults.url),
});

if (isWhole) {
  for (const entity of declaredEntities) {
    for (const timing of timings) {
      test(`/${entity.path}, ${timing.slowdown}×: its list and its forms hold and store what is typed`, async ({
        page,
        faults,
        ownServer: server,
      }) => {
        test.setTimeout(typingMinutes * 60_000);
        const typist = new Typist(page, timing);
        await signIn(page);
        await typeIntoList(page, typist, entity, faults);
        const id = await typeIntoForm(page, typist, { entity, server });
        await typeIntoForm(page, typist, { entity, server, id });
        typist.report();
      });
    }
  }
  for (const { name, type } of otherScreens) {
    for (const timing of timings) {
      test(`${name}, ${timing.slowdown}×: every field holds and stores what is typed`, async ({ page, ownServer }) => {
        test.setTimeout(typingMinutes * 60_000);
        const typist = new Typist(page, timing);
        await type({ page, typist, server: ownServer });
        typist.report();
      });
    }
  }
} else {
  const [entity, slow] = mostSorts();
  test(`/${entity.path}/create holds and stores what is typed`, eachCommit, async ({ page, ownServer: server }) => {
    test.slow();
    await signIn(page);
    const typist = new Typist(page, shortTiming);
    await typeIntoForm(page, typist, { entity, server, isQuick: ({ path }) => !slow.has(path) });
  });
}

/** The form with the most sorts of fields, and the path of the first field of each. */
function mostSorts(): readonly [Entity, ReadonlySet<string>] {
  const forms = declaredEntities.map((entity): [Entity, ReadonlySet<string>] => {
    const first = new Map(
      typedFields(entity, 'create')
        .toReversed()
        .map((field) => [sortOf(field), field.path]),
    );
    return [entity, new Set(first.values())];
  });
  return forms.reduce((best, one) => (one[1].size > best[1].size ? one : best));
}
