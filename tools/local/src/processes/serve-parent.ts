import { StackError } from '#stack/stack-error.ts'

/** What a service reports once it can be used; it goes through IPC, so it is plain JSON. */
export type Ready = Record<string, string | number>

type Service<R extends Ready> = { ready: R; stop: () => Promise<void> }

/**
 * Turns this process into a service of the process that forked it: it reports readiness, stops when told to, and also
 * stops when its parent is gone, so that not even `kill -9` of the supervisor leaves anything behind.
 *
 * Signals are left to the supervisor: Ctrl-C reaches the whole process group, and a database that stopped at once
 * would fail the requests that are still under way.
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
