import { AsyncLocalStorage } from 'node:async_hooks'
import type { CallInvocationTransformer } from '@grpc/grpc-js'
import type { Settings } from 'firebase-admin/firestore'

/** Set while the shop's own code runs, as opposed to a test that looks into the database. */
const shopsOwn = new AsyncLocalStorage<true>()

type Query = { structuredQuery?: { limit?: object; from?: { collectionId?: string }[] } }

const INVALID_ARGUMENT = 3

const refuseEndless: CallInvocationTransformer = (call) => {
  const { structuredQuery: query } = (call.argument ?? {}) as Query
  const isQuery = call.methodDefinition.path.endsWith('/RunQuery')
  if (isQuery && shopsOwn.getStore() && !query?.limit) {
    const name = query?.from?.[0]?.collectionId ?? 'any collection'
    const error = new Error(`A query of ${name} runs without a limit`)
    throw Object.assign(error, { code: INVALID_ARGUMENT })
  }
  return call
}

/** gRPC's client asks this before each call of the Firestore client (`ClientOptions` of @grpc/grpc-js). */
export const REFUSING_SETTINGS: Settings = { 'grpc.callInvocationTransformer': refuseEndless }

/**
 * Runs the shop's code so that a query without a limit fails: every list grows one day. Counts and sums, which are
 * computed from an index, need none.
 */
export const refusingEndlessQueries = <T>(job: () => T): T => shopsOwn.run(true, job)
