import type { Registration } from '@bartan/contract/settings/rules'
import type { Account, TestShop } from './start-test-shop.ts'

/** Saves how the shop is registered for GST, as its admin would. */
export const register = async (
  shop: TestShop,
  admin: Account,
  registration: Registration,
  more: object = {},
): Promise<void> => {
  const { body: settings } = await shop.as(admin).get('/api/admin/settings')
  const { gstin: _gstin, ...legal } = settings.legal
  const saved = await shop.as(admin).put('/api/admin/settings', {
    version: settings.version,
    // The specification's, on which amounts depend, whatever the code's own are.
    shipping: { freeFrom: 299, fee: 50 },
    legal: {
      ...legal,
      registration,
      legalName: 'Bartan Traders',
      state: 'Uttar Pradesh',
      ...(registration !== 'unregistered' && { gstin: '09AAACH7409R1ZZ' }),
      ...more,
    },
  })
  if (saved.status !== 200) throw new Error(`Not saved: ${JSON.stringify(saved.body)}`)
}
