import { promise } from '@bartan/contract/delivery/promise'
import type { DeliveryPromise } from '@bartan/contract/delivery/promise'
import type { ListedProduct, Match } from '@bartan/contract/products/listed-schema'
import type { Product, Variant } from '@bartan/contract/products/schema'
import * as fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { newGuestId } from '#testing/builders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const admin = await shop.saveUser({ role: 'admin' })

const arbitraryVariants = fc.uniqueArray(
  fc.record({
    size: fc.constantFrom('1 L', '3 L', '5 L'),
    color: fc.constantFrom('Red', 'Blue'),
    price: fc.integer({ min: 20, max: 3000 }),
    countInStock: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 1, maxLength: 5, selector: ({ size, color }) => `${size} ${color}` },
)

/** Some dearer before, some in a sale. */
const arbitraryProducts = fc.array(
  fc.record({ category: fc.constantFrom('Kitchen', 'Bathroom'), variants: arbitraryVariants }),
  { minLength: 8, maxLength: 8 },
)

type Priced = Pick<Match, 'price' | 'originalPrice' | 'countInStock'>

const pricedAs = ({ price, originalPrice, countInStock }: Priced) => ({
  price,
  originalPrice,
  countInStock,
})

const PIN = '791001'
const NOON = '2026-11-28T06:30:00.000Z'

/** What is promised of delivery, with a PIN code and without, is what quotes ask. */
const brought = async (line: object, item: string, there: DeliveryPromise | undefined) => {
  const asked = { checkoutItems: [line], shippingAddress: { postalCode: PIN } }
  const { body: quote } = await shop.post('/api/checkout/quote', asked)
  expect(there?.fee).toEqual({ least: quote.shippingPrice, most: quote.shippingPrice })
  const { body: anywhere } = await shop.post('/api/checkout/quote', { checkoutItems: [line] })
  expect(item).toContain(
    `<g:price>${anywhere.shippingPrice.toFixed(2)} INR</g:price>\n</g:shipping>`,
  )
}

const bought = async (
  product: Product,
  { size, color, price, originalPrice }: Variant,
  item: string,
  there: DeliveryPromise | undefined,
) => {
  const line = { productId: product._id, size, color, quantity: 1 }
  await brought(line, item, there)
  const { body: quote } = await shop.post('/api/checkout/quote', { checkoutItems: [line] })
  expect(quote.lines).toMatchObject([{ price, discount: 0 }])
  const { body: cart } = await shop.post('/api/cart', { guestId: newGuestId(), ...line })
  expect(cart.products).toMatchObject([{ price, ...(originalPrice && { originalPrice }) }])
}

it('list, page, facets, feed, quote and cart tell one price, stock and promise of every variant', async () => {
  const { body: settings } = await shop.as(admin).get('/api/admin/settings')
  const pinRules = [{ prefix: PIN.slice(0, 2), serviceable: true, days: 6, fee: 90, freeFrom: 900 }]
  const changed = { version: settings.version, pinRules }
  expect((await shop.as(admin).put('/api/admin/settings', changed)).status).toBe(200)
  await saveOffer(shop, admin, { kind: 'sale', percent: 15, scope: { categories: ['Kitchen'] } })
  const [products = []] = fc.sample(arbitraryProducts, { numRuns: 1, seed: 57 })
  for (const [at, product] of products.entries()) {
    const given = { name: `Dabba ${at}`, description: 'Tin.', brand: `B${at}`, price: 3000 }
    const images = [{ url: '/images/upload/v1/products/a.webp', altText: '' }]
    const made = await shop.as(admin).post('/api/products', { ...given, ...product, images })
    expect(made.status).toBe(201)
  }
  const { body: feed } = await shop.get('/feeds/google.xml')
  const { body: listed } = await shop.get('/api/products')
  const { body: told } = await shop.get('/api/settings')
  const { body: place } = await shop.get(`/api/pin/${PIN}`)
  for (const { _id, brand } of listed as ListedProduct[]) {
    const { body: product } = await shop.get(`/api/products/${_id}`)
    for (const variant of product.variants as Variant[]) {
      const { size = '', color = '', price, sku, countInStock } = variant
      const choice = `brand=${brand}&size=${encodeURIComponent(size)}&color=${color}`
      const query = `${choice}&minPrice=${price}&maxPrice=${price}`
      const { body: list } = await shop.get(`/api/products?${query}`)
      expect(list).toHaveLength(1)
      expect(list[0].match).toMatchObject({ size, color, sku })
      expect(pricedAs(list[0].match)).toEqual(pricedAs(variant))
      const { body: facets } = await shop.get(`/api/products/facets?${choice}`)
      expect([facets.total, facets.price]).toEqual([1, { min: price, max: price }])
      const inStock = await shop.get(`/api/products?${choice}&inStock=true`)
      expect(inStock.body).toHaveLength(countInStock > 0 ? 1 : 0)
      const item = feed.split('<item>').find((one: string) => one.includes(`>${sku}<`))
      expect(item).toContain(`${price.toFixed(2)} INR`)
      if (countInStock > 0)
        await bought(product, variant, item, promise(variant, place, told, NOON))
    }
  }
})
