import type { Settings } from '@bartan/contract/settings/settings'
import { startTestShop } from '#testing/start-test-shop.ts'

const ADMIN = '/api/admin/settings'

/** A shop of its own, with an admin who opens and saves its settings. */
export const startSettings = async () => {
  const shop = await startTestShop()
  const owner = await shop.saveUser({ role: 'admin', name: 'Owner' })
  const admin = shop.as(owner)
  const open = async (): Promise<Settings> => (await admin.get(ADMIN)).body
  const save = async (change: object, version?: number) =>
    admin.put(ADMIN, { version: version ?? (await open()).version, ...change })
  return { shop, owner, admin, open, save }
}
