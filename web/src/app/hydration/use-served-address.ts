import { useSyncExternalStore } from 'react'
import { useHref, useLocation } from 'react-router-dom'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Address that the document was rendered for (public/early.js); Back may change it before the app is there. */
    servedAt?: string
  }
}

/** The document is of another address: React draws the page anew instead of hydrating it. */
const ELSEWHERE = new Error()

const never = () => () => {}

/**
 * Throws while the server's page is hydrated under another address, to which Back led before the app was there. It would be
 * taken for that address's page, with wrong attributes and content. Call once, inside the router and outside any boundary.
 */
export const useServedAddress = (): void => {
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  const isElsewhere = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined' && here !== (window.servedAt ?? here),
  )
  if (isElsewhere) throw ELSEWHERE
}

/** For React's root: being elsewhere is no fault. */
export const reportUnlessServedElsewhere = (error: unknown): void => {
  if (!(error instanceof Error && error.cause === ELSEWHERE)) reportError(error)
}
