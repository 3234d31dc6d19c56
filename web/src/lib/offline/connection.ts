import { atom } from 'nanostores'
import { useStore } from '#lib/storage/use-store.ts'

/**
 * Whether the shop can be reached. The browser knows when it has no network. That a network has no internet is
 * learned from calls (api-client.ts) and, for pages, by the service worker.
 */
const isOffline = atom(false)

let isAnswered = true

const update = () => isOffline.set(!navigator.onLine || !isAnswered)

if (typeof window !== 'undefined') {
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}

export const connection = {
  /** Records whether the last answer came from the shop itself. */
  report: (fromNetwork: boolean): void => {
    isAnswered = fromNetwork
    update()
  },
  isOffline: (): boolean => isOffline.get(),
}

/** While true, shown data may be old. */
export const useIsOffline = (): boolean => useStore(isOffline, () => false)
