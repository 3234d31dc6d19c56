import {
  INVALID_SPAN_CONTEXT,
  trace,
  type Span,
  type Tracer,
  type TracerProvider,
} from '@opentelemetry/api'
import type { Observer } from './observer.ts'

/**
 * The Firestore client's tracer (its setting `openTelemetry`): reports each span, e.g. `Firestore Transaction.Commit`,
 * to the observer as a part of the call. Spans may be nested.
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
