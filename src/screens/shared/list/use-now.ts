import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, by the minute: a dashboard that is left open turns to the next day by itself. Milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
