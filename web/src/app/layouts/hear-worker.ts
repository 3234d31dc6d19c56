import { connection } from '#lib/offline/connection.ts'
import type { MessageToPage, MessageToWorker } from '#service-worker/messages.ts'

const isAnswer = (data: unknown): data is MessageToPage =>
  typeof data === 'object' && data !== null && 'isFromNetwork' in data

const hear = ({ data }: MessageEvent<unknown>) => {
  if (isAnswer(data)) connection.heard(data.isFromNetwork)
}

/** Asks the service worker whether this page came from its cache, and listens to it from then on. Returns the undo. */
export const hearWorker = (): (() => void) => {
  // Missing without https.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  worker?.addEventListener('message', hear)
  worker?.startMessages()
  worker?.controller?.postMessage({ type: 'hello' } satisfies MessageToWorker)
  return () => worker?.removeEventListener('message', hear)
}
