import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './tracer.ts';

const lastSpansWithinMs = 3000;

/** Spans of requests and of their SQL statements, sent to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export function openTelemetry(): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'matchdesk' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('matchdesk');

  return {
    trace: async ({ request, headers, statusOf }, work) => {
      const parent = propagation.extract(context.active(), Object.fromEntries(headers));
      const attributes = { 'matchdesk.request_id': request.id };
      await tracer.startActiveSpan('request', { kind: SpanKind.SERVER, attributes }, parent, async (span) => {
        request.queryStarted = (sql) => startQuery(sql);
        try {
          await work();
        } finally {
          end(span, { name: request.operation ?? 'request', status: statusOf() });
        }
      });
    },
    end: async () => {
      // Without its collector the rest of a stop must go on.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, wait(lastSpansWithinMs, undefined, { ref: false })]);
    },
  };

  function startQuery(sql: string): (error?: unknown) => void {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
    const span = tracer.startSpan(/^\w*/.exec(sql)?.[0] ?? '', { kind: SpanKind.CLIENT, attributes });
    return (error) => {
      if (error !== undefined && error !== null) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  }
}

function end(span: Span, { name, status }: { readonly name: string; readonly status: number }): void {
  span.updateName(name);
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
