import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Product, Variant } from '@bartan/contract/products/schema'
import type { Account, TestShop } from './start-test-shop.ts'

const [KITCHEN] = CATEGORIES

let count = 0

/** Six units of three variants, of which one is the last of its kind. Each has a SKU that starts with its size. */
const variantsOf = (number: number) => [
  { size: '1 L', color: 'Red', countInStock: 3, price: 249, sku: `1L-RED-${number}` },
  { size: '1 L', color: 'Blue', countInStock: 2, price: 259, sku: `1L-BLUE-${number}` },
  { size: '3 L', color: 'Red', countInStock: 1, price: 449, sku: `3L-RED-${number}` },
]

/** A product with variants, as an admin creates it. */
export const createTiffin = async (
  shop: TestShop,
  admin: Account,
  more: object = {},
): Promise<Product & { variants: Variant[] }> => {
  const number = ++count
  const { status, body } = await shop.as(admin).post('/api/products', {
    name: `Tiffin ${number}`,
    description: 'Keeps lunch warm.',
    category: KITCHEN,
    brand: 'Cello',
    images: [
      { url: '/images/upload/v1/products/blue.webp', altText: '', color: 'Blue' },
      { url: '/images/upload/v1/products/red.webp', altText: '', color: 'Red' },
    ],
    variants: variantsOf(number),
    ...more,
  })
  if (status !== 201) throw new Error(`No tiffin: ${JSON.stringify(body)}`)
  return body
}

/** A product's stock by variant: `{'1 L Red': 3, …}`. */
export const stockOfVariants = async (
  shop: TestShop,
  productId: string,
): Promise<Record<string, number>> => {
  const { variants = [] } = await shop.readProduct(productId)
  return Object.fromEntries(
    variants.map(({ size = '', color = '', countInStock }) => [
      `${size} ${color}`.trim(),
      countInStock,
    ]),
  )
}
