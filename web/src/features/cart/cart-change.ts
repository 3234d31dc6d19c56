import { isSameLine, type LineKey } from '@bartan/contract/cart/rules'
import type { Cart, CartLine } from '@bartan/contract/cart/schema'
import { rupeesTotal, type Rupees } from '@bartan/contract/shared/money'

/** A shopper's change of the cart. The screen shows the expected cart while the server is told. */
export type CartChange =
  | { kind: 'add'; line: CartLine }
  | { kind: 'quantity'; key: LineKey; quantity: number }
  | { kind: 'remove'; key: LineKey }

export const keyOf = ({ productId, size, color }: LineKey): LineKey => ({ productId, size, color })

/** Lines that may be the reason for a refused change. */
export const goodsOf = (change: CartChange, cart: Cart | undefined): readonly CartLine[] =>
  change.kind === 'add' ? [change.line] : (cart?.products ?? [])

/** Unavailable lines don't count until they are back (contract §4). */
const totalOf = (lines: CartLine[]): Rupees =>
  rupeesTotal(lines.filter(({ available }) => available))

const withLines = (cart: Cart, products: CartLine[]): Cart => ({
  ...cart,
  products,
  totalPrice: totalOf(products),
})

const setQuantity = (lines: CartLine[], key: LineKey, next: (quantity: number) => number) =>
  lines.map((line) => (isSameLine(line, key) ? { ...line, quantity: next(line.quantity) } : line))

export const applyChange = (cart: Cart, change: CartChange): Cart => {
  const { products } = cart
  switch (change.kind) {
    case 'add': {
      const { line } = change
      return withLines(
        cart,
        products.some((known) => isSameLine(known, line))
          ? setQuantity(products, line, (quantity) => quantity + line.quantity)
          : [...products, line],
      )
    }
    case 'quantity':
      return withLines(
        cart,
        setQuantity(products, change.key, () => change.quantity),
      )
    case 'remove':
      return withLines(
        cart,
        products.filter((line) => !isSameLine(line, change.key)),
      )
  }
}

export const availableLines = (cart: Cart): CartLine[] =>
  cart.products.filter(({ available }) => available)
