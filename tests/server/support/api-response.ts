/** One record with the members that tests read. The contract has checked which of them exist. */
export interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly image: string;
  readonly profile_pic: string;
  readonly profileImage: string;
  readonly role_name: string;
  readonly email: string;
  readonly mobile_no: string;
  readonly map_name: string;
  readonly last_used_at: string;
  readonly current: boolean;
  readonly pointTable: readonly { readonly team_id: number }[];
  readonly ruleset_id: string | null;
}

interface Page {
  readonly data: readonly Row[];
  readonly totalData: number;
  readonly totalPageCount: number;
  readonly isEstimate?: boolean;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Any response body of the API. Each test reads the members that its operation returns. */
export interface Body extends Tokens {
  readonly status: boolean;
  readonly message: string;
  readonly errors: readonly { readonly path: string; readonly msg: string }[];
  readonly otp: string;
  readonly token: Tokens;
  readonly data: Row & Page;
}

export interface ApiResponse {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** The items of an option list. */
export function itemsOf({ body }: ApiResponse): readonly Row[] {
  const { data }: { readonly data: unknown } = body;
  if (!Array.isArray(data)) throw new Error('The response contains no list');
  return data as readonly Row[];
}
