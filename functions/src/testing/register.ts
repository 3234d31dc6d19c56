import type { Registration } from '@bartan/contract/settings/rules'
import { saveSettings } from './save-settings.ts'
import type { Account, TestShop } from './start-test-shop.ts'

/** Saves how the shop is registered for GST, as its admin would. */
export const register = async (
  shop: TestShop,
  admin: Account,
  registration: Registration,
  more: object = {},
): Promise<void> => {
  await saveSettings(shop.as(admin), ({ legal: { gstin: _gstin, ...legal } }) => ({
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
  }))
}
