import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import type { PasteNamesProps } from './paste-target.ts';

/** It compares names in all languages, so it has their texts. */
const pasteCode = lazyCode(() => import('./paste-rows-dialog.tsx'));

/** The button below a field that opens the dialog for pasted names. */
export function PasteNames(props: PasteNamesProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={ClipboardPaste} size="small" onMouseDown={keepFocus} onClick={() => setIsOpen(true)}>
        {text('Paste')}
      </Button>
      {isOpen && (
        <LazyPart code={pasteCode} onClose={close}>
          {({ PasteRowsDialog }) => <PasteRowsDialog {...props} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}
