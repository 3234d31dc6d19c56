import { Workbox } from 'workbox-window'
import type { MessageToWorker } from '#service-worker/messages.ts'

const WORKER = '/service-worker.js'

/** All URLs that this page has loaded from the shop so far. */
const loadedSoFar = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`))

/**
 * Registers the service worker.
 * @param onUpdate called when a newer version waits, with a function that activates it and reloads the page
 */
export const registerServiceWorker = (onUpdate: (takeOver: () => void) => void): void => {
  const workbox = new Workbox(WORKER)
  const send = (message: MessageToWorker) => void workbox.messageSW(message)

  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) send({ type: 'cache', urls: loadedSoFar() })
  })
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload())
      workbox.messageSkipWaiting()
    }),
  )
  // Some browsers refuse it in private windows: the shop works without.
  workbox.register().catch(() => undefined)
}
