import { decodeForm } from '#server/http/decode-form.ts';
import { createCallJudge, type JudgedCall } from './call-judge.ts';

/** A call as it was sent. */
export interface SentCall extends JudgedCall {
  readonly contentType: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

interface ContractWatch {
  readonly calls: readonly SentCall[];
  /** Violations of the contract. */
  readonly violations: readonly string[];
  readonly sent: (request: Request) => Promise<SentCall>;
  readonly answered: (call: SentCall, response: Response) => Promise<void>;
  readonly forget: () => void;
}

/** Records every call, and checks it and its response against the contract. */
export function createContractWatch(): ContractWatch {
  const judge = createCallJudge();
  const calls: SentCall[] = [];
  const violations: string[] = [];
  return {
    calls,
    violations,
    sent: async (request) => {
      const call = await readCall(request.clone());
      calls.push(call);
      violations.push(...judge.request(call));
      return call;
    },
    answered: async (call, response) => {
      violations.push(...judge.answer(call, response.status, await response.clone().text()));
    },
    forget: () => {
      calls.length = 0;
      violations.length = 0;
    },
  };
}

async function readCall(request: Request): Promise<SentCall> {
  const { pathname, search } = new URL(request.url);
  const contentType = request.headers.get('content-type')?.split(';')[0] ?? '';
  return {
    method: request.method,
    path: pathname,
    search,
    contentType,
    authorization: request.headers.get('authorization'),
    body: contentType === 'multipart/form-data' ? decodeForm(await request.formData()) : undefined,
  };
}
