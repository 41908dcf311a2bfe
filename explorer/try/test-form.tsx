import { useState } from 'react';
import type { Path } from '../../tests/machines/support/follow.ts';
import { askServer } from '../app/ask-server.ts';
import { createdTest, fileNameOf, type RecordedPath } from './created-test.ts';

interface TestFormProps extends Pick<RecordedPath, 'machine' | 'states' | 'hasInvariants' | 'except'> {
  readonly path: Path;
}

/** A path as the text of a test, which can be written to the tests of its machine. */
export function TestForm({ machine, path, states, hasInvariants, except = [] }: TestFormProps) {
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const proposed = `goes from ${states[0] ?? ''} to ${states.at(-1) ?? ''}`;
  const name = title === '' ? proposed : title;
  const text = createdTest({ ...path, machine, title: name, states, hasInvariants, except });
  const save = () =>
    askServer<{ readonly file: string }>('save-test', { machine, name: fileNameOf(name), text }).then(
      ({ file }) => setMessage(`Written to ${file}. Run it: npx vitest run ${file}`),
      (error: unknown) => setMessage(error instanceof Error ? error.message : String(error)),
    );
  return (
    <>
      <label className="line">
        Title <input value={title} placeholder={proposed} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <pre>{text}</pre>
      <div className="line">
        <button type="button" onClick={() => void save()}>
          Write to tests/machines/{machine}
        </button>
        <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
          Copy
        </button>
      </div>
      <p role="status">{message}</p>
    </>
  );
}
