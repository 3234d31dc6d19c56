import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { session, shopperId } from '#lib/session/session.ts'
import type { AnswerCall } from '@bartan/contract/pages/page'
import type { PublicSettings } from '@bartan/contract/settings/settings'

/** On the server that renders pages, what a query is loaded with (entry-server.tsx). */
export type QueryMeta = {
  /** Answers the page's calls, in the server's own process. */
  answer: AnswerCall
  /** The settings that the code of the page has already. */
  knownSettings: Partial<PublicSettings>
}

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    queryMeta: Partial<QueryMeta>
  }
}

const RETRIES = 2
/** Doubled for the second retry: if a moment's wait does not help, the screen says so within two seconds. */
const FIRST_RETRY_MS = 400
const FRESH_MS = 30_000

/** Keys of data that belongs to one shopper start with this, so that it leaves memory with them. */
export const ownKey = (owner: string, ...rest: readonly string[]) =>
  ['mine', owner, ...rest] as const

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Reading again is safe; what the server refused it would refuse again.
        retry: (failures, error) =>
          failures < RETRIES &&
          error instanceof ApiError &&
          error.isTransient &&
          // A timeout is not retried.
          error.code !== 'timeout',
        retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
        // Offline is an error that the screen shows, not an endless wait.
        networkMode: 'always',
        // A missing thing is not requested again just because another component shows it.
        retryOnMount: ({ state }) =>
          !(state.error instanceof ApiError && state.error.status === 404),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Forgets one shopper's data when another takes their place: logout, login, another tab's. Returns the undo. */
export const forgetPastShoppers = (client: QueryClient): (() => void) => {
  let owner = shopperId(session.read())
  return session.store.listen(() => {
    const past = owner
    owner = shopperId(session.read())
    if (owner !== past) client.removeQueries({ queryKey: ownKey(past) })
  })
}
