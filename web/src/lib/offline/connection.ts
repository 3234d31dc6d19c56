import { atom } from 'nanostores'
import { useStore } from '#lib/storage/use-store.ts'

/**
 * Whether the shop can be reached. The browser knows when it has no network. That a network has no internet is
 * learned from calls (api-client.ts) and, for pages, by the service worker.
 */
const isOffline = atom(false)

let isAnswered = true

/** Whether what the page shows was stored: known once the network or the first answer has told. */
const opening: { isOld?: boolean } = {}

const update = () => isOffline.set(!navigator.onLine || !isAnswered)

if (typeof window !== 'undefined') {
  update()
  if (isOffline.get()) opening.isOld = true
  addEventListener('online', update)
  addEventListener('offline', () => {
    opening.isOld ??= false
    update()
  })
}

export const connection = {
  /** Records whether the last answer came from the shop itself. */
  report: (fromNetwork: boolean): void => {
    isAnswered = fromNetwork
    opening.isOld ??= !fromNetwork
    update()
  },
  /** If so, nothing that the page hides for want of a connection was ever in sight. */
  wasOpenedOffline: () => opening.isOld === true,
}

/** While true, shown data may be old. */
export const useIsOffline = (): boolean => useStore(isOffline, () => false)
