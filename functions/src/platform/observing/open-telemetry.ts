import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
  type Context,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Observer, TracedCall } from './observer.ts'

type Options = {
  project: string
  revision: string
  /** The traced share of calls, from 0 to 1. */
  share: number
  endpoint: string
  /** For the collector, requested anew for each batch. */
  headers: () => Promise<Record<string, string>>
}

/**
 * Sends spans of calls and their parts as OTLP to the collector: Cloud Trace takes them through Google's Telemetry API
 * (docs.cloud.google.com/stackdriver/docs/reference/telemetry/overview). Names are routes and methods, never paths or
 * contents. A call with `traceparent` joins its caller's trace, and is traced if that is.
 */
export const startTracing = ({ project, revision, share, endpoint, headers }: Options) => {
  const exporter = new OTLPTraceExporter({ url: endpoint, headers })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'api',
      'service.version': revision,
      'gcp.project_id': project,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('bartan')
  const propagator = new W3CTraceContextPropagator()
  // Not OpenTelemetry's own context, where the Firestore SDK puts spans that record nothing.
  const calls = new AsyncLocalStorage<Context>()

  const beginCall = (received: IncomingHttpHeaders): TracedCall => {
    const caller = propagator.extract(ROOT_CONTEXT, received, defaultTextMapGetter)
    const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, caller)
    return {
      run: (job) => calls.run(trace.setSpan(caller, span), job),
      end: (name, status) => {
        span.updateName(name).setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  const partDone: Observer['partDone'] = (part, startedAt) => {
    const call = calls.getStore()
    if (!call) return
    const startTime = performance.timeOrigin + startedAt
    tracer.startSpan(part, { kind: SpanKind.CLIENT, startTime }, call).end()
  }

  return { beginCall, partDone }
}

export type Tracing = ReturnType<typeof startTracing>
