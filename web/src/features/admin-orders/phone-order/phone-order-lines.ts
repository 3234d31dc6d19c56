import { isSameLine, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import { usualCharges } from '@bartan/contract/delivery/usual-charges'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { variantOf } from '@bartan/contract/products/variants'
import { MAX_TAUGHT, MAX_PHRASE_LENGTH } from '@bartan/contract/searches/rules'
import { newId } from '#lib/new-id.ts'
import type { Shop } from '#lib/shop-settings.ts'

/** A product with the caller's choices and quantity. */
export type WantedLine = {
  key: string
  product: Product
  size: string
  color: string
  quantity: number
  /** The message's words for this line. */
  said?: string
  /** Whether a person chose the product for these words. */
  isTaught?: boolean
}

const inStock = ({ variants = [] }: Product): Variant[] =>
  variants.filter(({ countInStock }) => countInStock > 0)

/** A line with the first variant in stock chosen, or the first of all. Size and color can be changed in the line. */
export const wantedLine = (product: Product): WantedLine => {
  const first = inStock(product)[0] ?? product.variants?.[0]
  const whole = { size: product.sizes[0], color: product.colors[0] }
  const { size = '', color = '' } = first ?? whole
  return { key: newId(), product, size, color, quantity: 1 }
}

type Chosen = Pick<WantedLine, 'product' | 'size' | 'color'>

/** Price and stock of a choice; what isn't sold has no stock. */
export const chosenOffer = ({ product, size, color }: Chosen) =>
  offerOf(product, { size, color }) ?? { price: product.price, countInStock: 0 }

/** Changes size or color; the other choice changes too if there is no such variant. */
export const withChoice = <C extends Chosen & { quantity: number }>(
  line: C,
  choice: Partial<Pick<Chosen, 'size' | 'color'>>,
): C => {
  const { product } = line
  const wanted = { ...line, ...choice }
  const fits = (variant: Variant) =>
    (choice.size === undefined || (variant.size ?? '') === choice.size) &&
    (choice.color === undefined || (variant.color ?? '') === choice.color)
  const isSold = !product.variants || variantOf(product.variants, wanted) !== undefined
  const other = isSold ? undefined : (inStock(product).find(fits) ?? product.variants?.find(fits))
  const chosen = other ? { ...wanted, size: other.size ?? '', color: other.color ?? '' } : wanted
  const most = Math.max(1, chosenOffer(chosen).countInStock)
  return { ...chosen, quantity: Math.min(line.quantity, most) }
}

export const chargesOf = (shop: Shop, lines: readonly WantedLine[]) =>
  usualCharges(
    lines.map((line) => ({ price: chosenOffer(line).price, quantity: line.quantity })),
    shop,
  )

/** Lines in the API's form; lines of the same variant are merged. */
export const orderItemsOf = (lines: readonly WantedLine[]) => {
  const items = new Map<string, LineUnits & { price: number }>()
  for (const { product, size, color, quantity } of lines) {
    const key = JSON.stringify([product._id, size, color])
    const known = items.get(key)
    items.set(key, {
      productId: product._id,
      size,
      color,
      price: chosenOffer({ product, size, color }).price,
      quantity: quantity + (known?.quantity ?? 0),
    })
  }
  return [...items.values()]
}

/** Words and the products that a person chose for them, for the server to learn. */
export const taughtBy = (lines: readonly WantedLine[]) =>
  lines
    .flatMap(({ said, isTaught, product }) =>
      said && isTaught ? [{ said: said.slice(0, MAX_PHRASE_LENGTH), productId: product._id }] : [],
    )
    .slice(0, MAX_TAUGHT)

type Item = ReturnType<typeof orderItemsOf>[number]

/** Applies current prices, because the admin list has those without a sale. */
export const atQuotedPrices = (
  items: readonly Item[],
  quote: { lines: readonly (LineKey & { price: number })[] } | undefined,
): Item[] =>
  items.map((item) => {
    const quoted = quote?.lines.find((line) => isSameLine(line, item))
    return quoted ? { ...item, price: quoted.price } : item
  })
