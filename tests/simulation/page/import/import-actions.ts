import type { ImportActor } from '#screens/entity/import/use-import.ts';
import type { Stage } from '../stage.ts';
import type { ImportButton } from './visible-import.ts';

/** What a user can do in an import. Throws if it is not open. */
export function createImportActions(stage: Stage) {
  const send = (event: Parameters<ImportActor['send']>[0]) => {
    if (!stage.import?.work) throw new Error('No import is on the screen');
    stage.import.work.send(event);
  };
  return {
    readImportAgain: () => stage.import?.retry(),
    paste: (text: string) => send({ type: 'import.choose', source: { name: '', content: text } }),
    matchColumn: (column: number, field: string | null) => send({ type: 'import.match', column, field }),
    answer: (question: string, answer: string | null) => send({ type: 'import.answer', question, answer }),
    next: () => send({ type: 'import.next' }),
    editRow: (row: number, name: string, value: string) =>
      send({ type: 'import.edit', changes: [{ row, name, value }] }),
    createAgain: (row: number) => send({ type: 'import.setAction', action: 'create', rows: [row] }),
    decide: (row: number, isSaved: boolean) => send({ type: 'import.decide', row, isSaved }),
    pressInImport: (button: ImportButton) => send({ type: `import.${button}` }),
  };
}
