import { createContract } from '#openapi/validator.ts';
import { decodeForm } from '#server/http/decode-form.ts';

/** A call as it was sent. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  /** As it stands in the address: in order, encoded. */
  readonly search: string;
  readonly contentType: string;
  readonly authorization: string | null;
  /** The decoded body, rows as lists; undefined where there is none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

interface ContractWatch {
  readonly calls: readonly SentCall[];
  /** What went over the line against the contract. */
  readonly violations: readonly string[];
  readonly sent: (request: Request) => Promise<SentCall>;
  readonly answered: (call: SentCall, response: Response) => Promise<void>;
  readonly forget: () => void;
}

/** Keeps every call, and holds it and its answer against the contract. */
export function createContractWatch(): ContractWatch {
  const contract = createContract();
  const calls: SentCall[] = [];
  const violations: string[] = [];

  async function sent(request: Request): Promise<SentCall> {
    const call = await readCall(request.clone());
    calls.push(call);
    const found = contract.findOperation(call.method, call.path);
    if (found === undefined) violations.push(`${call.method} ${call.path} is no call of the contract`);
    else {
      const query = Object.fromEntries(new URLSearchParams(call.search));
      const wrong = contract.validateRequest({ ...found, query, params: found.pathParams, body: call.body });
      violations.push(...wrong.map(({ msg }) => `${found.operationId} sent: ${msg}`));
    }
    return call;
  }

  async function answered({ method, path }: SentCall, response: Response): Promise<void> {
    const found = contract.findOperation(method, path);
    if (found === undefined) return;
    const body: unknown = await response.clone().json();
    const wrong = contract.validateResponse({ ...found, httpStatus: response.status, body });
    violations.push(...wrong.map((what) => `${found.operationId} answered ${response.status}: ${what}`));
  }

  return {
    calls,
    violations,
    sent,
    answered,
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
