import { createContext, use, useCallback } from 'react';
import { english, type Translate } from './english.ts';

export const TextContext = createContext<Translate>(english);

/** The interface's strings in the chosen language: `text('Name is required')`. */
export function useText(): Translate {
  return use(TextContext);
}

type ServerText = (message: string) => string;

/** What `fetch` throws without a connection: Chromium, Firefox, Safari. */
const thrownByFetch = /^(Failed to fetch|NetworkError |Load failed|network error)/;

/**
 * For texts from outside the interface (a server's message): translates known texts and returns any other unchanged. The
 * browser's own English is replaced.
 */
export function useServerText(): ServerText {
  const text = useToastText();
  return useCallback((message) => text(thrownByFetch.test(message) ? 'The server did not reply' : message), [text]);
}

/** The same for toasts, which show the message of an exception (section 8). */
export function useToastText(): ServerText {
  return use(TextContext) as ServerText;
}
