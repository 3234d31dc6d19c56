import {
  InterceptingCall,
  status,
  type CallInvocationTransformer,
  type Interceptor,
  type StatusObject,
} from '@grpc/grpc-js'

const COMMIT = '/Commit'

type Call = Parameters<CallInvocationTransformer>[0]

export const isCommit = ({ methodDefinition }: Call): boolean =>
  methodDefinition.path.endsWith(COMMIT)

/** The call, but with this happening to it. */
export const withInterceptor = (call: Call, interceptor: Interceptor | undefined): Call =>
  interceptor
    ? { ...call, callOptions: { ...call.callOptions, interceptors: [interceptor] } }
    : call

/** What a client tries again. */
export const LOST = { code: status.UNAVAILABLE, details: 'The connection was lost' }

/** It never arrives, and this is heard. */
export const refusedBy =
  (failure: Pick<StatusObject, 'code' | 'details'>): Interceptor =>
  (options, nextCall) =>
    new InterceptingCall(nextCall(options), {
      start: (metadata, listener, _next) => {
        process.nextTick(() => listener.onReceiveStatus({ ...failure, metadata }))
      },
      sendMessage: () => undefined,
      halfClose: () => undefined,
    })

/** It is carried out, and this is heard instead of its answer. */
export const answeredBy =
  (failure: Pick<StatusObject, 'code' | 'details'>): Interceptor =>
  (options, nextCall) =>
    new InterceptingCall(nextCall(options), {
      start: (metadata, _listener, next) =>
        next(metadata, {
          onReceiveStatus: (answer, nextStatus) => nextStatus({ ...answer, ...failure }),
        }),
    })

/** Loses this share of an instance's commits, and of the answers to them (settings of the Firestore client). */
export const loseCommits = (share: number) => {
  const beforeCall: CallInvocationTransformer = (call) => {
    const chance = isCommit(call) ? Math.random() : 1
    if (chance < share) return withInterceptor(call, refusedBy(LOST))
    return withInterceptor(call, chance < 2 * share ? answeredBy(LOST) : undefined)
  }
  return { 'grpc.callInvocationTransformer': beforeCall }
}
