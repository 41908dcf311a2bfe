import type { Tracing } from './tracer.ts';

const none: Tracing = { trace: (_, work) => work(), end: async () => undefined };

/** Loads OpenTelemetry when the installation has named a collector, as its own variables do. */
export async function startTracing(env: Readonly<Record<string, string | undefined>>): Promise<Tracing> {
  const isWanted = env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  if (isWanted === undefined || isWanted === '') return none;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry();
}
