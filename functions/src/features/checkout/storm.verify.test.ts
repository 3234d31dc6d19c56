import { CATEGORIES } from '@bartan/contract/products/rules'
import { it } from 'vitest'
import type { Account, TestShop } from '#testing/start-test-shop.ts'
import { expectToSurvive, oneOf, upTo, type Goods } from './testing/storm.ts'

const [KITCHEN] = CATEGORIES

const STOCKS = [12, 8, 10, 4, 14]

const aProduct = (index: number) => ({
  name: `Scarce ${index}`,
  description: 'Everybody wants it.',
  price: 100 + index,
  category: KITCHEN,
  brand: 'Omax',
})

const create = async (shop: TestShop, admin: Account, product: object) => {
  const { body } = await shop.as(admin).post('/api/products', product)
  return String(body._id)
}

type Plain = Goods & { has: (line: { productId: string }) => boolean }

const products = async (shop: TestShop, admin: Account): Promise<Plain> => {
  const created = await Promise.all(
    STOCKS.map(async (countInStock, index) => {
      const sizes = index === 3 ? [] : ['Small', 'Large']
      const colors = index === 4 ? [] : ['Red', 'Blue']
      const product = { ...aProduct(index), sizes, colors, countInStock }
      return { _id: await create(shop, admin, product), sizes, colors }
    }),
  )
  return {
    aLine: () => {
      const { _id: productId, sizes, colors } = oneOf(created)
      return { productId, size: oneOf(sizes) ?? '', color: oneOf(colors) ?? '' }
    },
    has: ({ productId }) => created.some(({ _id }) => _id === productId),
    stockKey: ({ productId }) => productId,
    recount: () => ({ productId: oneOf(created)._id, body: { countInStock: upTo(12) } }),
    stock: async () =>
      new Map(
        await Promise.all(
          created.map(async ({ _id }): Promise<[string, number]> => [
            _id,
            (await shop.readProduct(_id)).countInStock,
          ]),
        ),
      ),
  }
}

const CHOICES = [
  { size: '12 L', color: 'Red', countInStock: 4 },
  { size: '12 L', color: 'Blue', countInStock: 2 },
  { size: '18 L', color: 'Red', countInStock: 3 },
  { size: '25 L', countInStock: 1 },
]

const variantKey: Goods['stockKey'] = ({ productId, size, color }) =>
  `${productId} ${size} ${color}`

/** Two products of four variants each, of which some are nearly gone. */
const variants = async (shop: TestShop, admin: Account): Promise<Goods> => {
  const created = await Promise.all(
    [0, 1].map(async (index) => {
      const ofProduct = CHOICES.map((choice, at) => ({ ...choice, sku: `STORM-${index}-${at}` }))
      return create(shop, admin, { ...aProduct(index), variants: ofProduct })
    }),
  )
  return {
    aLine: () => {
      const { size, color = '' } = oneOf(CHOICES)
      return { productId: oneOf(created), size, color }
    },
    stockKey: variantKey,
    recount: () => {
      const index = upTo(2) - 1
      const sku = `STORM-${index}-${upTo(CHOICES.length) - 1}`
      return { productId: created[index] ?? '', body: { stockChange: upTo(8) - 4, sku } }
    },
    stock: async () => {
      const found = await Promise.all(created.map((_id) => shop.readProduct(_id)))
      return new Map(
        found.flatMap((product, index) =>
          (product.variants ?? []).map(
            ({ size = '', color = '', countInStock }): [string, number] => [
              variantKey({ productId: created[index] ?? '', size, color }),
              countInStock,
            ],
          ),
        ),
      )
    },
  }
}

/** Most want what has no variants; many order of both. */
const both = async (shop: TestShop, admin: Account): Promise<Goods> => {
  const [plain, varied] = await Promise.all([products(shop, admin), variants(shop, admin)])
  const either = () => (Math.random() < 0.6 ? plain : varied)
  return {
    aLine: () => either().aLine(),
    stockKey: (line) => (plain.has(line) ? plain : varied).stockKey(line),
    recount: () => either().recount(),
    stock: async () => new Map([...(await plain.stock()), ...(await varied.stock())]),
  }
}

// The expectations are in expectToSurvive.
// oxlint-disable-next-line vitest/expect-expect
it(
  'keeps its ledger through a sale of products and variants in which an instance dies',
  { timeout: 240_000 },
  () => expectToSurvive(both),
)
