import { connection } from '#lib/offline/connection.ts'
import type { MessageToPage, MessageToWorker } from '#service-worker/messages.ts'

const isWorkerStatus = (data: unknown): data is MessageToPage =>
  typeof data === 'object' && data !== null && 'isFromNetwork' in data

const report = ({ data }: MessageEvent<unknown>) => {
  if (isWorkerStatus(data)) connection.report(data.isFromNetwork)
}

/** Asks the service worker whether this page came from its cache, and listens to it from then on. Returns the undo. */
export const followWorkerStatus = (): (() => void) => {
  // Missing without https.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  worker?.addEventListener('message', report)
  worker?.startMessages()
  worker?.controller?.postMessage({ type: 'get-status' } satisfies MessageToWorker)
  return () => worker?.removeEventListener('message', report)
}
