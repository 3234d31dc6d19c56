import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { session, shopperId } from './session.ts'

const RETRIES = 2
/** Then twice that: what a moment's wait does not mend, the screen says within two seconds. */
const FIRST_RETRY_MS = 400
const FRESH_MS = 30_000

/** Keys of what belongs to one shopper start with this, so that it leaves memory with them. */
export const mine = (owner: string, ...rest: readonly string[]) => ['mine', owner, ...rest] as const

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Reading again is safe; what the server refused it would refuse again.
        retry: (failures, error) =>
          failures < RETRIES && error instanceof ApiError && error.isPassing,
        retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
        // Offline is an error that the screen shows, not a wait without an end.
        networkMode: 'always',
        // What is not there is not asked for again because somebody looks anew.
        retryOnMount: ({ state }) =>
          !(state.error instanceof ApiError && state.error.status === 404),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Forgets one shopper's data when another takes their place: logout, login, another tab's. Returns the undo. */
export const forgetPastShoppers = (client: QueryClient): (() => void) => {
  let owner = shopperId(session.read())
  return session.subscribe(() => {
    const past = owner
    owner = shopperId(session.read())
    if (owner !== past) client.removeQueries({ queryKey: mine(past) })
  })
}
