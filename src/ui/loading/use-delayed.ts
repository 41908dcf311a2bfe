import { useEffect, useState } from 'react';
import { calm } from './after-first-paint.ts';

/** Whether the screen stands, and what it can do without may come. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setIsCalm] = useState(false);
  useEffect(() => {
    void calm().then(() => setIsCalm(true));
  }, []);
  return isPainted;
}
