import type { Random } from '../world/random.ts'

type Variant = { size: string; color?: string; sku: string; countInStock: number }

export type Good = { name: string; price: number } & (
  | { variants: readonly Variant[] }
  | { countInStock: number; sizes: readonly string[]; colors: readonly string[] }
)

/** Products of the simulated shop: few units of each, so that customers compete. */
export const GOODS: readonly Good[] = [
  { name: 'Tiffin', price: 240, countInStock: 12, sizes: ['Small', 'Large'], colors: ['Red'] },
  { name: 'Mug', price: 90, countInStock: 3, sizes: [], colors: [] },
  { name: 'Bucket', price: 310, countInStock: 30, sizes: [], colors: ['Red', 'Blue'] },
  {
    name: 'Tub',
    price: 150,
    variants: [
      { size: '12 L', color: 'Red', sku: 'TUB-12-R', countInStock: 8 },
      { size: '12 L', color: 'Blue', sku: 'TUB-12-B', countInStock: 2 },
      { size: '18 L', sku: 'TUB-18', countInStock: 5 },
    ],
  },
]

export type Offer = { readonly productId: string; readonly good: Good }

/** A cart line as the shop's pages send it. */
export const aLine = (random: Random, offers: readonly Offer[]) => {
  const { productId, good } = random.oneOf(offers)
  const quantity = random.between(1, 3)
  if ('variants' in good) {
    const variant = random.oneOf(good.variants)
    return { productId, size: variant.size, color: variant.color ?? '', quantity }
  }
  const { sizes, colors } = good
  return { productId, size: random.anyOf(sizes) ?? '', color: random.anyOf(colors) ?? '', quantity }
}
