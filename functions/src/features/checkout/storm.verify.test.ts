import { CATEGORIES } from '@bartan/contract/products/rules'
import { it } from 'vitest'
import type { Account, TestShop } from '#testing/start-test-shop.ts'
import { expectToSurvive, keyOf, oneOf, upTo, type Goods, type Line } from './testing/storm.ts'

const [KITCHEN] = CATEGORIES

/** What can be chosen of each, and what there is of all. */
const PLAIN = [
  { countInStock: 12, sizes: ['Small', 'Large'], colors: ['Red', 'Blue'] },
  { countInStock: 8, sizes: ['Small', 'Large'], colors: ['Red', 'Blue'] },
  { countInStock: 10, sizes: ['Small', 'Large'], colors: ['Red', 'Blue'] },
  { countInStock: 4, sizes: [], colors: ['Red', 'Blue'] },
  { countInStock: 14, sizes: ['Small', 'Large'], colors: [] },
]
/** Some are nearly gone. */
const VARIANTS = [
  { size: '12 L', color: 'Red', countInStock: 4 },
  { size: '12 L', color: 'Blue', countInStock: 2 },
  { size: '18 L', color: 'Red', countInStock: 3 },
  { size: '25 L', countInStock: 1 },
]

type Choice = Line & { sku?: string }

/** Five products with one stock each, and two of four variants; most want the former, many order both. */
const goodsOf = async (shop: TestShop, admin: Account): Promise<Goods> => {
  const create = async (product: object, index: number) => {
    const given = {
      name: `Scarce ${index}`,
      description: 'Everybody wants it.',
      price: 100 + index,
    }
    const { body } = await shop
      .as(admin)
      .post('/api/products', { ...given, category: KITCHEN, brand: 'Omax', ...product })
    return String(body._id)
  }
  const plain = await Promise.all(
    PLAIN.map(async (product, index): Promise<Choice[]> => {
      const productId = await create(product, index)
      const [sizes, colors] = [product.sizes, product.colors].map((all) => (all[0] ? all : ['']))
      return sizes!.flatMap((size) => colors!.map((color) => ({ productId, size, color })))
    }),
  )
  const varied = await Promise.all(
    [0, 1].map(async (index): Promise<Choice[]> => {
      const variants = VARIANTS.map((one, at) => ({ ...one, sku: `STORM-${index}-${at}` }))
      const productId = await create({ variants }, index)
      return variants.map(({ size, color = '', sku }) => ({ productId, size, color, sku }))
    }),
  )
  const [ofProducts, ofVariants] = [plain.flat(), varied.flat()]
  const any = () => oneOf(Math.random() < 0.6 ? ofProducts : ofVariants)
  const stockKey = (line: Line) => {
    const isVariant = ofVariants.some(({ productId }) => productId === line.productId)
    return keyOf({ productId: line.productId, ...(isVariant && { variant: line }) })
  }
  return {
    aLine: () => {
      const { sku: _sku, ...line } = any()
      return line
    },
    stockKey,
    recount: () => {
      const { productId, sku } = any()
      return {
        productId,
        body: sku ? { stockChange: upTo(8) - 4, sku } : { countInStock: upTo(12) },
      }
    },
    stock: async () => {
      const all = await Promise.all(
        [...ofProducts, ...ofVariants].map(async (one): Promise<[string, number]> => {
          const { countInStock, variants = [] } = await shop.readProduct(one.productId)
          const own = variants.find(({ sku }) => sku === one.sku)
          return [stockKey(one), own?.countInStock ?? countInStock]
        }),
      )
      return new Map(all)
    },
  }
}

// The expectations are in expectToSurvive.
// oxlint-disable-next-line vitest/expect-expect
it(
  'keeps its ledger through a sale of products and variants in which an instance dies',
  { timeout: 240_000 },
  () => expectToSurvive(goodsOf),
)
