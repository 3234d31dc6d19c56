import type { Order } from '@bartan/contract/orders/schema'
import { expect } from 'vitest'
import { aChoice, anAddress } from '#testing/builders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop, type Account } from '#testing/start-test-shop.ts'

export type Said = { whatsapp?: boolean; phone?: string; language?: string }

/** A shop that sends messages, with orders and what was sent about them. */
export const startWhatsapp = async () => {
  const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  const admin = await shop.saveUser({ role: 'admin' })
  const productId = await shop.saveProduct({ countInStock: 500 })

  const setWhatsapp = (whatsappMessages: object) =>
    saveSettings(shop.as(admin), { whatsappMessages })

  const placeAs = async (
    who: Account,
    { phone = who.phone, ...said }: Said = {},
  ): Promise<Order> => {
    const { body: checkout } = await shop.as(who).post('/api/checkout', {
      checkoutItems: [aChoice({ productId })],
      shippingAddress: { ...anAddress(), phone },
      paymentMethod: 'COD',
      ...said,
    })
    const path = `/api/checkout/${checkout._id}/finalize`
    const { status, body } = await shop.as(who).post(path, { isCOD: true })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body
  }

  const listed = async (): Promise<
    { _id: string; order: string; to: string; template: string; state: string }[]
  > => (await shop.get('/api/dev/messages')).body
  const messagesOf = async ({ _id }: Order) =>
    (await listed()).filter(({ order }) => order === _id).toReversed()

  const open = async ({ _id }: Order) => (await shop.as(admin).get(`/api/orders/${_id}`)).body

  await setWhatsapp({ on: true, optInText: '' })
  return { shop, admin, productId, setWhatsapp, placeAs, messagesOf, open }
}
