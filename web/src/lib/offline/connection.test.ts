import { beforeEach, expect, it, vi } from 'vitest'

/** As a page loads it. */
const load = async (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const { connection } = await import('./connection.ts')
  return connection
}

beforeEach(() => vi.resetModules())

it('takes a page for a stored one if the device has no network when it opens', async () => {
  expect((await load(false)).wasOpenedOffline()).toBe(true)
})

it('takes a page for a stored one if its first answer is', async () => {
  const connection = await load(true)
  expect(connection.wasOpenedOffline()).toBe(false)
  connection.report(false)
  expect(connection.wasOpenedOffline()).toBe(true)
})

it('takes no page for a stored one because the connection goes later', async () => {
  const answered = await load(true)
  answered.report(true)
  answered.report(false)
  expect(answered.wasOpenedOffline()).toBe(false)
  vi.resetModules()
  const cut = await load(true)
  dispatchEvent(new Event('offline'))
  cut.report(false)
  expect(cut.wasOpenedOffline()).toBe(false)
})
