import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Entity } from '#entities/define.ts';
import { newUuid } from '#records/new-uuid.ts';
import { ImportScreen } from '../../../src/screens/entity/import/import-screen.tsx';
import { localWorker } from '../../support/local-worker.ts';
import type { Tab } from '../../support/page/open-tab.ts';
import { renderScreen } from './render-screen.tsx';

/** Opens the import of a list, pastes these lines and goes on to the check of the rows. */
export async function pasteImport(tab: Tab, entity: Entity, lines: readonly string[]): Promise<UserEvent> {
  vi.stubGlobal('Worker', function started() {
    return localWorker().start();
  });
  const { user } = renderScreen(tab, <ImportScreen entity={entity} series={newUuid()} onClosed={() => undefined} />);
  await user.click(await screen.findByLabelText('Or paste cells from a spreadsheet'));
  await user.paste(lines.join('\n'));
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  return user;
}
