import { promise, type DeliveryPromise } from '@bartan/contract/delivery/promise'
import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { Product, Variant } from '@bartan/contract/products/schema'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { newGuestId } from '#testing/builders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const arbitraryVariants = fc.uniqueArray(
  fc.record({
    size: fc.constantFrom('1 L', '3 L', '5 L'),
    color: fc.constantFrom('Red', 'Blue'),
    price: fc.integer({ min: 1, max: 3000 }),
    struck: fc.constantFrom(undefined, 0, 5, 500),
    mrp: fc.constantFrom(undefined, 3000, 6000),
    countInStock: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 1, maxLength: 5, selector: ({ size, color }) => `${size} ${color}` },
)

const arbitraryCategory = fc.constantFrom('Kitchen', 'Bathroom', 'Kids')

const arbitraryShop = fc.record({
  products: fc.array(fc.record({ category: arbitraryCategory, variants: arbitraryVariants }), {
    minLength: 8,
    maxLength: 8,
  }),
  sales: fc.array(
    fc.record({ percent: fc.integer({ min: 1, max: 90 }), category: arbitraryCategory }),
    { minLength: 2, maxLength: 2 },
  ),
  rule: fc.record({ fee: fc.integer({ min: 1, max: 200 }), freeFrom: fc.constantFrom(50, 900) }),
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
  { _id: productId, saleEndsAt }: Product,
  { size, color, price, originalPrice, listPrice = price }: Variant,
  item: string,
  there: DeliveryPromise | undefined,
) => {
  const line = { productId, size, color, quantity: 1 }
  await brought(line, item, there)
  const { body: quote } = await shop.post('/api/checkout/quote', { checkoutItems: [line] })
  expect(quote.lines).toMatchObject([{ price, discount: 0 }])
  const { body: cart } = await shop.post('/api/cart', { guestId: newGuestId(), ...line })
  const [inCart] = cart.products
  expect([inCart.price, inCart.originalPrice]).toEqual([price, originalPrice])
  expect(inCart.saleEndsAt).toBe(listPrice > price ? saleEndsAt : undefined)
}

const MONTH = { from: '2026-11-01T00:00:00.000Z', to: '2099-12-01T00:00:00.000Z' }

/** A price in the sale that takes most off, by the contract's words. */
const inSales = (price: number, percents: readonly number[]): number =>
  Math.min(
    ...[0, ...percents].map((off) => Math.max(1, Math.floor((price * (100 - off)) / 100 + 0.5))),
  )

it('list, page, facets, feed, quote and cart tell one price, stock and promise of every variant', async () => {
  const [{ products, sales, rule } = { products: [], sales: [], rule: undefined }] = fc.sample(
    arbitraryShop,
    { numRuns: 1, seed: 57 },
  )
  const pinRules = [{ prefix: PIN.slice(0, 2), serviceable: true, days: 6, ...rule }]
  await saveSettings(shop.as(admin), { pinRules })
  for (const { percent, category } of sales)
    await saveOffer(shop, admin, {
      kind: 'sale',
      percent,
      scope: { categories: [category] },
      ...MONTH,
    })
  for (const [at, { category, variants }] of products.entries()) {
    const given = {
      name: `Dabba ${at}`,
      description: 'Tin.',
      brand: `B${at}`,
      price: 3000,
      mrp: 5000,
    }
    const images = [{ url: '/images/upload/v1/products/a.webp', altText: '' }]
    const made = await shop.as(admin).post('/api/products', {
      ...given,
      category,
      images,
      variants: variants.map(({ struck, ...variant }) => ({
        ...variant,
        ...(struck !== undefined && { originalPrice: variant.price + struck }),
      })),
    })
    expect(made.status).toBe(201)
  }
  const { body: feed } = await shop.get('/feeds/google.xml')
  const { body: listed } = await shop.get('/api/products')
  const { body: told } = await shop.get('/api/settings')
  const { body: place } = await shop.get(`/api/pin/${PIN}`)
  for (const { _id, brand } of listed as ListedProduct[]) {
    const { body: product } = await shop.get(`/api/products/${_id}`)
    const { category, variants } = products[Number(brand.slice(1))]!
    const percents = sales.filter((sale) => sale.category === category).map((one) => one.percent)
    for (const stored of product.variants as Variant[]) {
      const variant = variantOffer(product as Product, stored)
      const { size = '', color = '', price, sku, countInStock, originalPrice } = variant
      const own = variants.find((one) => one.size === size && one.color === color)!
      expect([price, variant.mrp]).toEqual([inSales(own.price, percents), own.mrp ?? 5000])
      const choice = `brand=${brand}&size=${encodeURIComponent(size)}&color=${color}`
      const query = `${choice}&minPrice=${price}&maxPrice=${price}`
      const { body: list } = await shop.get(`/api/products?${query}`)
      expect(list).toHaveLength(1)
      const match = {
        size,
        color,
        sku,
        price,
        countInStock,
        ...(originalPrice && { originalPrice }),
      }
      expect(list[0].match).toEqual(match)
      const { body: facets } = await shop.get(`/api/products/facets?${choice}`)
      expect([facets.total, facets.price]).toEqual([1, { min: price, max: price }])
      const inStock = await shop.get(`/api/products?${choice}&inStock=true`)
      expect(inStock.body).toHaveLength(countInStock > 0 ? 1 : 0)
      const item = feed.split('<item>').find((one: string) => one.includes(`>${sku}<`))
      expect(item).toContain(`<g:price>${(originalPrice ?? price).toFixed(2)} INR</g:price>`)
      expect(item.includes('sale_price>')).toBe(originalPrice !== undefined)
      expect(item).toContain(`${price.toFixed(2)} INR`)
      expect(item).toContain(`>${variant.mrp?.toFixed(2)} INR</g:maximum_retail_price>`)
      if (countInStock > 0)
        await bought(product, variant, item, promise(variant, place, told, NOON))
    }
  }
})
