import type { PublicSettings } from '@bartan/contract/settings/settings'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { setShop, settingsQuery, settingsWith, type ShopStore } from '#lib/shop-settings.ts'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'
import { showLook } from './show-look.ts'

/** How long a document without settings waits for them before it shows the defaults. */
const TIMEOUT_MS = 1500

type Changes = Partial<PublicSettings>

const areChanges = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const take = async (store: ShopStore, changes: Changes): Promise<void> => {
  const settings = settingsWith(changes)
  setShop(store, settings)
  // For documents without settings, and without a connection.
  writeJson(STORAGE_KEYS.shop, changes)
  // If the code can't load, the shop keeps its default color.
  await showLook(settings).catch(() => undefined)
}

/** Uses the settings in the page's document; else those of the last visit; else fetches them. */
export const loadSettings = async (client: QueryClient, store: ShopStore): Promise<void> => {
  const served = client.getQueryData(settingsQuery.queryKey)
  const known = served ?? readJson(STORAGE_KEYS.shop, areChanges)
  if (known) return take(store, known)
  const asked = client.fetchQuery(settingsQuery).then((changes) => take(store, changes))
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await Promise.race([asked.catch(() => undefined), late])
}

/** Updates the settings whenever the page becomes visible again. */
export const followSettings = (client: QueryClient, store: ShopStore): void => {
  new QueryObserver(client, settingsQuery).subscribe(({ data }) => {
    if (data) void take(store, data)
  })
}
