import { createContext, use } from 'react';
import { english, type Translate } from './english.ts';

export const TextContext = createContext<Translate>(english);

/** The interface's strings in the language chosen: `text('Name is required')`. */
export function useText(): Translate {
  return use(TextContext);
}

/**
 * For words that come from outside the interface (a server's message): shown in the person's language when it is one
 * of ours, as it came otherwise.
 */
export function useServerText(): (message: string) => string {
  return use(TextContext) as (message: string) => string;
}
