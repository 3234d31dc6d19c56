import { atom } from 'nanostores'
import { useStore } from '#lib/storage/use-store.ts'

/**
 * Whether the shop can be reached. The browser knows when it has no network. That a network has no internet is
 * learned from calls (api-client.ts) and, for pages, by the service worker.
 */
const isOffline = atom(false)

let isAnswered = true

/** Known once the network or the first answer has told. */
const wasOpenedOffline = atom<boolean | undefined>(undefined)

const update = () => isOffline.set(!navigator.onLine || !isAnswered)

if (typeof window !== 'undefined') {
  update()
  if (isOffline.get()) wasOpenedOffline.set(true)
  addEventListener('online', update)
  addEventListener('offline', update)
}

export const connection = {
  /** Records whether the last answer came from the shop itself. */
  report: (fromNetwork: boolean): void => {
    isAnswered = fromNetwork
    wasOpenedOffline.set(wasOpenedOffline.get() ?? !fromNetwork)
    update()
  },
  /** Whether what the page shows was stored: nothing that it hides then was ever in sight. */
  wasOpenedOffline: () => wasOpenedOffline.get() === true,
}

/** While true, shown data may be old. */
export const useIsOffline = (): boolean => useStore(isOffline, () => false)
