import { CATEGORIES } from '@bartan/contract/products/rules'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_ADMIN } from '../../admin.ts'
import { expect, test, type WireProduct } from '../../fixtures.ts'
import { runShop } from '../../run-shop.ts'
import { cardIn, cardsSeen, offersIn, pageIn } from '../../told-prices.ts'

type Sold = {
  size?: string
  color?: string
  sku: string
  countInStock: number
  price: number
  originalPrice?: number
}

/** The product as the API lists it, with which all other places are compared. */
type Priced = WireProduct & {
  category: string
  sku: string
  originalPrice?: number
  variants?: Sold[]
  match?: Sold
}

/** The price that one place shows, and the expected one. */
type Told = { where: string; told: unknown; expected: unknown }

const soldOf = (product: Priced): Sold[] =>
  product.variants ?? [{ ...product, size: product.sizes[0] ?? '', color: product.colors[0] ?? '' }]

/** The first color of each size. */
const bySize = (sold: readonly Sold[]): Sold[] =>
  sold.filter(({ size }, at) => sold.findIndex((one) => one.size === size) === at)

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`

const pricesOf = ({ price, originalPrice = price }: { price: number; originalPrice?: number }) => ({
  price: rupees(price),
  was: originalPrice > price ? rupees(originalPrice) : undefined,
})

const get = async (request: APIRequestContext, address: string): Promise<string> => {
  const reply = await request.get(address)
  expect(reply.status(), address).toBe(200)
  return reply.text()
}

const productsOf = async (request: APIRequestContext, url: string) =>
  JSON.parse(await get(request, `${url}/api/products?limit=100`)) as Priced[]

/** The prices that a size's page shows, and what the shop charges. */
const sizeTells = async (page: Page, url: string, product: Priced, one: Sold): Promise<Told[]> => {
  const { size = '', color = '', sku, price } = one
  const search = new URLSearchParams({ ...(color && { color }), ...(size && { size }) })
  const html = await get(page.request, `${url}/product/${product._id}?${search}`)
  const { price: shown, was, sizes, facts } = await pageIn(page, html)
  const inColor = soldOf(product).filter((other) => other.color === one.color)
  const differ = new Set(inColor.map((other) => other.price)).size > 1
  return [
    { where: `page of ${sku}`, told: { price: shown, was }, expected: pricesOf(one) },
    { where: `size of ${sku}`, told: sizes[size], expected: differ ? rupees(price) : undefined },
    {
      where: `other sizes in the facts of ${sku}`,
      told: facts.filter((fact) => product.sizes.some((name) => fact.includes(`${name}: `))),
      expected: [],
    },
  ]
}

const productTells = async (page: Page, url: string, product: Priced): Promise<Told[]> => {
  const sold = soldOf(product)
  const isFrom = new Set(sold.map(({ price }) => price)).size > 1
  const { price, was } = pricesOf(product)
  const list = await get(page.request, `${url}/collections/all?search=${product.sku}`)
  const data = await offersIn(page, await get(page.request, `${url}/product/${product._id}`))
  const told: Told[] = [
    {
      where: `card of ${product.sku}`,
      told: await cardIn(page, list, product._id),
      expected: { price: isFrom ? `from ${price}` : price, was },
    },
    {
      where: `lowest price of ${product.sku}`,
      told: product.price,
      expected: Math.min(...sold.map((one) => one.price)),
    },
  ]
  for (const one of sold)
    told.push({ where: `data of ${one.sku}`, told: data[one.sku], expected: one.price.toFixed(2) })
  for (const one of bySize(sold)) told.push(...(await sizeTells(page, url, product, one)))
  return told
}

const differing = (told: readonly Told[]): Told[] =>
  told.filter((one) => JSON.stringify(one.told) !== JSON.stringify(one.expected))

/** Finds each place whose price differs from the product list. */
const differences = async (page: Page, url: string): Promise<Told[]> => {
  const products = await productsOf(page.request, url)
  expect(products.length).toBeGreaterThan(60)
  const told: Told[] = []
  for (const product of products) told.push(...(await productTells(page, url, product)))
  expect(told.length).toBeGreaterThan(800)
  return differing(told)
}

/** Starts a sale of one category, so that products with and without a reduction are compared. */
const beginSale = async ({ request }: Page, url: string): Promise<void> => {
  const login = await request.post(`${url}/api/users/login`, { data: DEMO_ADMIN })
  const { token } = (await login.json()) as SignedIn
  const sale = await request.post(`${url}/api/admin/offers`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: 'A category',
      kind: 'sale',
      percent: 15,
      active: true,
      from: '2026-01-01T00:00:00Z',
      scope: { categories: [CATEGORIES[0]] },
    },
  })
  expect(sale.status()).toBe(201)
}

/** Cards of lists with and without conditions, on a phone and a desktop, beside what the API says of the same list. */
const cardsDiffer = async (page: Page, url: string): Promise<Told[]> => {
  const told: Told[] = []
  for (const width of [390, 1280])
    for (const query of ['', 'size=5 L', 'maxPrice=600', 'search=3 litre cooker']) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${url}/collections/all?${query}`)
      const listed = JSON.parse(await get(page.request, `${url}/api/products?${query}`)) as Priced[]
      // Below a search that found little stand other goods.
      const known = [...listed, ...(await productsOf(page.request, url))]
      await expect
        .poll(async () => (await cardsSeen(page)).some((card) => card.promised))
        .toBe(true)
      const seen = await cardsSeen(page)
      expect(seen.length).toBeGreaterThan(1)
      for (const { href, price, was, words, promised, isWhole } of seen) {
        const { pathname, searchParams } = new URL(href, url)
        const product = known.find(({ _id }) => pathname === `/product/${_id}`)
        if (!product) throw new Error(`${href} is not listed`)
        const { match } = product
        const one = match ?? product
        const isFrom = !match && new Set(soldOf(product).map((sold) => sold.price)).size > 1
        const { price: amount, was: struck } = pricesOf(one)
        told.push({
          where: `${product.sku} of ${query} at ${width}`,
          told: [price, was, searchParams.get('size') ?? undefined, promised, isWhole],
          expected: [
            isFrom ? `from ${amount}` : amount,
            struck,
            match?.size,
            one.countInStock > 0,
            true,
          ],
        })
        if (match?.size) expect(words).toContain(match.size)
      }
    }
  return differing(told)
}

// Feeds, carts and quotes are compared in functions/src/features/offers/one-price.routes.test.ts.
test('list, card, page and data tell one price, in a sale as well @desktop', async ({ page }) => {
  test.setTimeout(600_000)
  const { url, stop } = await runShop('demo')
  try {
    const usual = await productsOf(page.request, url)
    const before = new Map(usual.map(({ _id, price }) => [_id, price]))
    await beginSale(page, url)
    // A sale takes effect everywhere within a minute (contract §16); until then places may differ.
    await expect(async () => {
      const now = await productsOf(page.request, url)
      const reduced = now.filter(({ _id, price }) => price < (before.get(_id) ?? 0))
      expect(reduced).toEqual(now.filter(({ category }) => category === CATEGORIES[0]))
      const [first] = reduced
      if (!first) throw new Error('Nothing is reduced yet')
      expect(differing(await productTells(page, url, first))).toEqual([])
    }).toPass({ timeout: 200_000 })
    await expect(async () => expect(await differences(page, url)).toEqual([])).toPass({
      timeout: 400_000,
    })
    expect(await cardsDiffer(page, url)).toEqual([])
  } finally {
    await stop()
  }
})
