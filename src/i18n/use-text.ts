import { createContext, use } from 'react';
import { english, type Translate } from './english.ts';

export const TextContext = createContext<Translate>(english);

/** The interface's strings in the chosen language: `text('Name is required')`. */
export function useText(): Translate {
  return use(TextContext);
}

/** For texts from outside the interface (a server's message): translates known texts and returns any other unchanged. */
export function useServerText(): (message: string) => string {
  return use(TextContext) as (message: string) => string;
}
