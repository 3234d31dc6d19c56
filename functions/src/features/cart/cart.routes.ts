import {
  addToCart,
  changeQuantity,
  getCart,
  mergeCart,
  removeFromCart,
} from '@bartan/contract/cart/endpoints'
import type { OrderLimits } from '@bartan/contract/cart/order-limits'
import type { Cart } from '@bartan/contract/cart/schema'
import type { ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Shopper, ShopperSession } from '#domain/caller.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { withCurrentPrice } from '#domain/stock/with-current-price.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import { limitAddresses } from '#http/limits/limit-address.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addUnits, mergeLines, removeLine, setQuantity, type StoredLine } from './cart-lines.ts'
import { cartsRepository, type CartKey, type CartUnit } from './cart.repository.ts'
import { viewCart } from './view-cart.ts'

type ProductLookup = (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>

type Others = {
  /** From the database: for lines that come from another cart. */
  readProducts: ProductLookup
  /** From the catalog in memory, at most a few seconds old: for displaying the other lines. */
  knownProducts: ProductLookup
  limits: () => Promise<OrderLimits>
}

type Known = Awaited<ReturnType<CartUnit['read']>>

const GUEST_CART_DAYS = 30

const shopperOf = (session: ShopperSession): Shopper =>
  session.userId === undefined ? { guestId: session.guestId } : { userId: session.userId }

const cartKeyOf = (session: ShopperSession, now: Date): CartKey =>
  session.userId === undefined
    ? {
        id: session.guestId,
        session,
        expiresAt: new Date(now.getTime() + GUEST_CART_DAYS * DAY_MS),
      }
    : { id: session.userId, session, expiresAt: null }

/** Counts a guest's new cart against the address's limit; throws beyond it. */
const admission = ({ config, ...counting }: ShopContext) => {
  const perDay = config.addressLimits.newCartsPerDay
  const newCarts = limitAddresses({ perTenMinutes: 0, perDay }, counting)
  return (address: string | undefined) =>
    newCarts.countPerDay({ ...addToCart, limitAddress: 'perDay' }, address)
}

export const cartRoutes = (
  context: ShopContext,
  { readProducts, knownProducts, limits }: Others,
) => {
  const { connect, pricing, clock } = context
  const carts = cartsRepository(connect)
  const admitCart = admission(context)

  const keyOf = (session: ShopperSession) => cartKeyOf(session, clock.now())

  /** `fresh` products were just read, and override the catalog in memory. */
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
    session: ShopperSession,
    productId: ProductId,
    rule: (known: Known) => StoredLine[] | Promise<StoredLine[]>,
  ): Promise<Cart> => {
    const running = await pricing()
    return carts.change(keyOf(session), async (unit, keep) => {
      const read = await unit.read(productId)
      const known = { ...read, product: read.product && withCurrentPrice(read.product, running) }
      const after = await rule(known)
      unit.write(after)
      return keep.reply(await view(shopperOf(session), after, [known.product]))
    })
  }

  const merge = async (userId: string, guestId: string): Promise<Cart> => {
    const customer = { userId }
    const most = await limits()
    const locks = [lockOf.cart(userId), lockOf.cart(guestId)]
    return carts.merge(locks, async (unit, keep) => {
      const { customers, guests } = await unit.read(userId, guestId)
      if (guests.length === 0) return keep.reply(await view(customer, customers))
      const ids = [...customers, ...guests].map(({ productId }) => productId)
      const present = await readProducts(ids)
      const merged = mergeLines(customers, guests, present, most)
      unit.write(userId, guestId, merged)
      return keep.reply(await view(customer, merged, present.values()))
    })
  }

  return [
    handle(getCart, async ({ caller: session }) =>
      view(shopperOf(session), await carts.lines(keyOf(session))),
    ),
    /** A guest's first addition creates the cart. */
    handle(addToCart, async ({ caller: session, body: choice, req: { ip: address } }) => {
      const most = await limits()
      let isAdmitted = session.userId !== undefined
      return change(session, choice.productId, async ({ lines, product, isNew }) => {
        if (!product) throw new AppError('not_found', reason('product_not_found'))
        const after = addUnits(lines, product, choice, most)
        if (isNew && !isAdmitted) await admitCart(address)
        isAdmitted = true
        return after
      })
    }),
    handle(changeQuantity, async ({ caller: session, body: choice }) => {
      const most = await limits()
      return change(session, choice.productId, ({ lines, product }) =>
        choice.quantity === 0
          ? removeLine(lines, choice)
          : setQuantity(lines, product, choice, most),
      )
    }),
    handle(removeFromCart, ({ caller: session, body: line }) =>
      change(session, line.productId, ({ lines }) => removeLine(lines, line)),
    ),
    handle(mergeCart, ({ caller, body }) => {
      if (body.userId && body.userId !== caller._id)
        throw new AppError('forbidden', reason('not_your_cart'))
      return merge(caller._id, body.guestId)
    }),
  ]
}
