import { addDays, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import { anAddress } from '#testing/builders.ts'
import { register } from '#testing/register.ts'
import { startSettings } from './start-settings.ts'

export const PAN = { hsn: '7323', gstRate: 12, price: 349, countInStock: 50 }

export const lineOf = (productId: string) => ({
  productId,
  size: 'Small',
  color: 'Red',
  quantity: 1,
})

/** A shop whose rates change tomorrow, or on the day after another one; its admin and a customer. */
export const startRates = async (day?: string) => {
  const { shop, save, open, owner, admin } = await startSettings()
  if (day) shop.clock.pass({ minutes: (Date.parse(day) - shop.clock.now().getTime()) / 60_000 })
  await register(shop, owner, 'regular')
  const asha = shop.as(await shop.saveUser())
  const tomorrow = addDays(dayOf(shop.clock.now()), 1)
  const checkout = async (productId: string) => {
    const { body } = await asha.post('/api/checkout', {
      checkoutItems: [lineOf(productId)],
      shippingAddress: anAddress(),
      paymentMethod: 'COD',
    })
    return body
  }
  const finalize = async ({ _id }: { _id: string }) =>
    (await asha.post(`/api/checkout/${_id}/finalize`, { isCOD: true })).body
  const setStatus = (order: { _id: string }, status: string, more: object = {}) =>
    admin.put(`/api/admin/orders/${order._id}`, { status, ...more })
  const documents = async ({ _id }: { _id: string }) => {
    const { body } = await asha.get(`/api/orders/${_id}/documents`)
    return Promise.all(
      body.map(
        async ({ number }: { number: string }) =>
          (await asha.get(`/api/orders/${_id}/documents/${encodeURIComponent(number)}`)).body,
      ),
    )
  }
  return {
    shop,
    save,
    open,
    owner,
    admin,
    asha,
    tomorrow,
    checkout,
    order: async (productId: string) => finalize(await checkout(productId)),
    finalize,
    setStatus,
    documents,
    plan: (...changes: object[]) =>
      save({ rateChanges: changes.map((one) => ({ from: tomorrow, ...one })) }),
    /** To so many milliseconds after the midnight with which tomorrow begins. */
    passToMidnight: (ms = 0) =>
      shop.clock.pass({
        minutes: (startOfDay(tomorrow).getTime() + ms - shop.clock.now().getTime()) / 60_000,
      }),
    priceOf: async (id: string) => (await shop.get(`/api/products/${id}`)).body.price,
  }
}

export const MOVES = { rate: 12, to: 5, prices: 'move' }
