import type { AnswerCall } from '@bartan/contract/pages/page'
import type { PublicSettings } from '@bartan/contract/settings/settings'
import { QueryClient } from '@tanstack/react-query'
import { session, shopperId } from '#lib/session/session.ts'
import { ApiError } from './api-error.ts'

/** Data for loading queries on the server that renders pages (entry-server.tsx). */
export type QueryMeta = {
  /** Answers the page's calls within the server's process. */
  answer: AnswerCall
  /** Settings that the page's code already contains. */
  knownSettings: Partial<PublicSettings>
}

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    queryMeta: Partial<QueryMeta>
  }
}

const RETRIES = 2
/** Doubled for the second retry: the screen shows a failure within two seconds. */
const FIRST_RETRY_MS = 400
const FRESH_MS = 30_000

/** Query keys of one shopper's data start with this, so that it can be removed together. */
export const ownKey = (owner: string, ...rest: readonly string[]) =>
  ['mine', owner, ...rest] as const

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Retrying reads is safe, but pointless after a refusal.
        retry: (failures, error) =>
          failures < RETRIES &&
          error instanceof ApiError &&
          error.isTransient &&
          // Timeouts aren't retried.
          error.code !== 'timeout',
        retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
        // Being offline is an error to show, not an endless wait.
        networkMode: 'always',
        // A missing resource isn't requested again when another component shows it.
        retryOnMount: ({ state }) =>
          !(state.error instanceof ApiError && state.error.status === 404),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Removes one shopper's data when another takes over: by logout, login, or another tab. Returns the undo. */
export const forgetPastShoppers = (client: QueryClient): (() => void) => {
  let owner = shopperId(session.read())
  return session.store.listen(() => {
    const past = owner
    owner = shopperId(session.read())
    if (owner !== past) client.removeQueries({ queryKey: ownKey(past) })
  })
}
