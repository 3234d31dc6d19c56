import { reason } from '@bartan/contract/reasons/reasons'
import type { Cart } from '@bartan/contract/cart/schema'
import type { LineKey } from '@bartan/contract/cart/rules'
import type { OrderLimits } from '@bartan/contract/checkout/order-limits'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Shopper } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { addUnits, mergeLines, removeLine, setQuantity } from './cart-lines.ts'
import type { StoredLine } from './cart-lines.ts'
import { viewCart } from './view-cart.ts'

type ProductLookup = (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>

/** A cart's document: its name, and when it expires. */
export type CartKey = { id: string; expiresAt: Date | null }

type Ports = {
  carts: {
    lines(id: string): Promise<StoredLine[]>
    /**
     * `plan` gets the product as it is in the database; missing if deleted. It may be called several times, and its
     * last result counts, so that a change made in another tab is not lost.
     */
    change(
      key: CartKey,
      productId: string,
      plan: (lines: StoredLine[], product: Sellable | undefined) => StoredLine[],
    ): Promise<{ lines: StoredLine[]; product: Sellable | undefined }>
    /** One transaction: the guest's cart is deleted as its lines are added to the customer's. */
    merge(
      customer: CartKey,
      guestId: string,
      plan: (customers: StoredLine[], guests: StoredLine[]) => Promise<StoredLine[]>,
    ): Promise<StoredLine[]>
  }
  /** From the database: for lines that come from another cart. */
  readProducts: ProductLookup
  /** From the catalog in memory, a few seconds old at most: for showing the other lines. */
  knownProducts: ProductLookup
  limits: OrderLimits
  clock: Clock
}

type Choice = LineKey & { quantity: number }

const GUEST_CART_DAYS = 30

export const cartsService = ({ carts, readProducts, knownProducts, limits, clock }: Ports) => {
  const keyOf = (shopper: Shopper): CartKey =>
    shopper.userId === undefined
      ? {
          id: shopper.guestId,
          expiresAt: new Date(clock.now().getTime() + GUEST_CART_DAYS * DAY_MS),
        }
      : { id: shopper.userId, expiresAt: null }

  /** `fresh` products were just read, and so override the catalog in memory. */
  const view = async (
    shopper: Shopper,
    lines: StoredLine[],
    fresh: Iterable<Sellable | undefined> = [],
  ): Promise<Cart> => {
    const products = new Map<string, Sellable>()
    for (const product of fresh) if (product) products.set(product._id, product)
    const others = lines.map(({ productId }) => productId).filter((id) => !products.has(id))
    for (const [id, product] of await knownProducts(others)) products.set(id, product)
    return viewCart(shopper, lines, products)
  }

  const change = async (
    shopper: Shopper,
    productId: string,
    plan: Parameters<Ports['carts']['change']>[2],
  ): Promise<Cart> => {
    const { lines, product } = await carts.change(keyOf(shopper), productId, plan)
    return view(shopper, lines, [product])
  }

  return {
    show: async (shopper: Shopper): Promise<Cart> =>
      view(shopper, await carts.lines(keyOf(shopper).id)),

    add: (shopper: Shopper, choice: Choice): Promise<Cart> =>
      change(shopper, choice.productId, (lines, product) => {
        if (!product) throw new AppError('not_found', reason('product_not_found'))
        return addUnits(lines, product, choice, limits)
      }),

    changeQuantity: (shopper: Shopper, choice: Choice): Promise<Cart> =>
      change(shopper, choice.productId, (lines, product) =>
        choice.quantity === 0
          ? removeLine(lines, choice)
          : setQuantity(lines, product, choice, limits),
      ),

    remove: (shopper: Shopper, line: LineKey): Promise<Cart> =>
      change(shopper, line.productId, (lines) => removeLine(lines, line)),

    merge: async (userId: string, guestId: string): Promise<Cart> => {
      const customer = { userId }
      let products: ReadonlyMap<string, Sellable> = new Map()
      const lines = await carts.merge(keyOf(customer), guestId, async (customers, guests) => {
        products = await readProducts([...customers, ...guests].map(({ productId }) => productId))
        return mergeLines(customers, guests, products, limits)
      })
      return view(customer, lines, products.values())
    },
  }
}

export type CartsService = ReturnType<typeof cartsService>
