import { useEffect, useState } from 'react';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useServices } from '#session/services/services-context.ts';
import { type Capabilities, capabilitiesOf } from './capabilities.ts';

/** The optional features of the server; undefined until they are known. */
export function useCapabilities(): Capabilities | undefined {
  const { api } = useServices();
  const [capabilities, setCapabilities] = useState<Capabilities>();
  const [attempt, setAttempt] = useState(0);
  useReconnected(() => setAttempt(attempt + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers the effect
  useEffect(() => {
    let isUnmounted = false;
    void capabilitiesOf(api).then((read) => !isUnmounted && setCapabilities(read));
    return () => {
      isUnmounted = true;
    };
  }, [api, attempt]);
  return capabilities;
}
