import { INVALID_SPAN_CONTEXT, trace } from '@opentelemetry/api'
import type { Span, Tracer, TracerProvider } from '@opentelemetry/api'
import type { Observer } from './observer.ts'

/**
 * What the Firestore client makes its spans with (its setting `openTelemetry`): each is a part of a call, reported to
 * the observer: `Firestore Transaction.Commit`. One may contain others.
 */
export const spansFor = ({ partDone }: Pick<Observer, 'partDone'>): TracerProvider => {
  const startSpan = (name: string): Span => {
    const startedAt = performance.now()
    return Object.assign(trace.wrapSpanContext(INVALID_SPAN_CONTEXT), {
      end: () => partDone(`Firestore ${name}`, startedAt),
    })
  }
  /** The job is the last of two to four parameters. */
  const startActiveSpan: Tracer['startActiveSpan'] = (name: string, ...rest: unknown[]) =>
    (rest.at(-1) as (span: Span) => never)(startSpan(name))
  const tracer: Tracer = { startSpan, startActiveSpan }
  return { getTracer: () => tracer }
}
