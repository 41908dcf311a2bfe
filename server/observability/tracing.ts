import type { CurrentRequest } from './current-request.ts';

/** A request while it is handled. */
export interface TracedRequest {
  readonly request: CurrentRequest;
  readonly headers: Headers;
  /** The status of the response, once `work` has ended. */
  readonly statusOf: () => number;
}

/** Runs `work` and records it as a span. */
export type Tracer = (traced: TracedRequest, work: () => Promise<void>) => Promise<void>;

/** Tracing of this process. */
export interface Tracing {
  readonly trace: Tracer;
  /** Sends what is recorded. */
  readonly end: () => Promise<void>;
}

const none: Tracing = { trace: (_, work) => work(), end: async () => undefined };

/** Loads OpenTelemetry when the installation has named a collector, as its own variables do. */
export async function startTracing(env: Readonly<Record<string, string | undefined>>): Promise<Tracing> {
  const isWanted = env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  if (isWanted === undefined || isWanted === '') return none;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry();
}
