import { StackError } from '#stack/stack-error.ts'

/** A service's report of readiness; plain JSON, because it goes through IPC. */
export type Ready = Record<string, string | number>

type Service<R extends Ready> = { ready: R; stop: () => Promise<void> }

/**
 * Turns this process into a service of its parent: it reports readiness and stops on request. It also stops when the
 * parent is gone, so that even a `kill -9` of the supervisor leaves nothing behind.
 *
 * Only the supervisor handles signals: Ctrl-C reaches the whole process group, and a database that stopped at once
 * would fail running requests.
 */
export const serveParent = async <R extends Ready>(start: () => Promise<Service<R>>) => {
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  let service: Service<R> | undefined
  const stop = async () => {
    await service?.stop()
    process.exit(0)
  }
  process.on('disconnect', () => void stop())
  process.on('message', (message) => {
    if (message === 'stop') void stop()
  })
  try {
    service = await start()
  } catch (error) {
    if (!(error instanceof StackError)) throw error
    const { message: fault, missing } = error
    process.send?.({ fault, missing }, () => process.exit(1))
    return
  }
  if (!process.connected) await stop()
  process.send?.({ ready: true, ...service.ready })
}
