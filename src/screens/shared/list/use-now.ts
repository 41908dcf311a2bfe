import { useEffect, useState } from 'react';

const updateIntervalMs = 60_000;

/** The current time in milliseconds, updated every minute: an open dashboard switches to the next day. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), updateIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
