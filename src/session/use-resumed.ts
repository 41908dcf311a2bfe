import { useEffect } from 'react';
import { useServices } from '#session/services/services-context.ts';
import { resumeWith } from './resume-with.ts';

/** Resumes the work of an actor that a lost session interrupted: see {@link resumeWith}. */
export function useResumed(actor: Parameters<typeof resumeWith>[1]): void {
  const { session } = useServices();
  useEffect(() => resumeWith(session, actor), [session, actor]);
}
