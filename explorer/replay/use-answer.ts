import { useEffect, useState } from 'react';
import { askServer } from '../app/ask-server.ts';

interface Answer<Response> {
  /** Null while it is read. */
  readonly response: Response | null;
  readonly failure: string | null;
}

const none = { response: null, failure: null };

/** What the explorer's server responds to a call, read once; `seed` is the body of the call. */
export function useAnswer<Response>(call: string, seed = ''): Answer<Response> {
  const [answer, setAnswer] = useState<Answer<Response>>(none);
  useEffect(() => {
    let isLeft = false;
    askServer<Response>(call, { seed }).then(
      (response) => !isLeft && setAnswer({ response, failure: null }),
      (error: unknown) =>
        !isLeft && setAnswer({ response: null, failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [call, seed]);
  return answer;
}
