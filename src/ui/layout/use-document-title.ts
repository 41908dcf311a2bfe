import { useEffect } from 'react';

const app = 'Matchdesk';

/** Names the browser's tab and its history entry while the component is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${app}`;
    return () => {
      document.title = app;
    };
  }, [title]);
}
