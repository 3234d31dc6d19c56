import type { StockMovementDocument } from '#database/stock-movement.ts'
import type { MovedVariant } from '#domain/stock/variant-stock.ts'

/** Units of one product or variant in the ledger. */
export type Balance = { opening: number; added: number; sold: number; returned: number }

type Reason = StockMovementDocument['reason']

const SIDES: Record<Reason, { side: keyof Balance; sign: 1 | -1 }> = {
  opening: { side: 'opening', sign: 1 },
  adjustment: { side: 'added', sign: 1 },
  received: { side: 'added', sign: 1 },
  counted: { side: 'added', sign: 1 },
  damaged: { side: 'added', sign: 1 },
  other: { side: 'added', sign: 1 },
  order: { side: 'sold', sign: -1 },
  reinstatement: { side: 'sold', sign: -1 },
  cancellation: { side: 'returned', sign: 1 },
  deletion: { side: 'returned', sign: 1 },
  return: { side: 'returned', sign: 1 },
}

export const EMPTY_BALANCE: Balance = { opening: 0, added: 0, sold: 0, returned: 0 }

/** The balance after one more ledger entry. */
export const addEntry = (
  balance: Balance = EMPTY_BALANCE,
  { reason, quantity }: Pick<StockMovementDocument, 'reason' | 'quantity'>,
): Balance => {
  const { side, sign } = SIDES[reason]
  return { ...balance, [side]: balance[side] + sign * quantity }
}

const expectedStock = ({ opening, added, sold, returned }: Balance = EMPTY_BALANCE): number =>
  opening + added - sold + returned

/** A stored product or variant; `countInStock` is undefined if the ledger names a product that doesn't exist. */
export type StoredStock = {
  _id: string
  name: string
  variant?: MovedVariant | undefined
  countInStock: number | undefined
}

export type StockRecord = {
  key: string
  product: StoredStock
  balance: Balance
}

/** Whether the stock equals the ledger, and isn't negative. */
export const isBalanced = ({ product: { countInStock }, balance }: StockRecord): boolean =>
  countInStock !== undefined && countInStock >= 0 && countInStock === expectedStock(balance)

/** One line for the log. */
export const faultOf = ({ product, balance }: StockRecord): string => {
  const { _id, name, variant, countInStock } = product
  const what = variant ? `${name} (${variant.sku})` : name
  const { opening, added, sold, returned } = balance
  const sum = `opening ${opening} + in ${added} − sold ${sold} + returned ${returned} = ${expectedStock(balance)}`
  return `${_id}  ${what}: ${sum}, but countInStock is ${countInStock ?? 'gone with the product'}`
}
