import type { Settings } from '@bartan/contract/settings/settings'
import type { Account, TestShop } from './start-test-shop.ts'

type Desk = ReturnType<TestShop['as']>

/** What is to change; of what is saved now, where it depends on that. */
type Change = object | ((now: Settings) => object)

/** Asks as an admin for a change of the settings, as they are saved now; returns the reply. */
export const putSettings = async (desk: Desk, change: Change) => {
  const now: Settings = (await desk.get('/api/admin/settings')).body
  const changed = typeof change === 'function' ? change(now) : change
  return desk.put('/api/admin/settings', { version: now.version, ...changed })
}

/** Saves a change of the settings as an admin does; returns what is saved then. */
export const saveSettings = async (desk: Desk, change: Change): Promise<Settings> => {
  const { status, body } = await putSettings(desk, change)
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`)
  return body
}

/** Saves whether what is exchanged may be sent before the first goods are back. */
export const allowExchangesAtOnce = async (
  shop: TestShop,
  admin: Account,
  exchangeAtOnce = true,
): Promise<void> => {
  await saveSettings(shop.as(admin), ({ orders }) => ({ orders: { ...orders, exchangeAtOnce } }))
}
