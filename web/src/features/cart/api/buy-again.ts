import { unitsIn, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import type { Cart, CartOwner } from '@bartan/contract/cart/schema'
import type { Named } from '@bartan/contract/products/names'
import type { Language } from '@bartan/contract/shop/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageAbout } from '#lib/api/api-error.ts'
import { useCallingSession } from '#lib/session/session.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { keyOf } from '../cart-change.ts'
import { storeCart } from '../stored-cart.ts'
import { cartQuery, ownerOf } from './cart.ts'

export type WantedLine = LineUnits & Named

/** A line that could not be added in full, with the reason. */
export type MissedLine = { line: WantedLine; added: number; reason: string }

type Outcome = { missed: MissedLine[]; isAnyAdded: boolean }

const add = (owner: CartOwner, line: WantedLine, quantity: number): Promise<Cart> =>
  call('POST /api/cart', { body: { ...owner, ...keyOf(line), quantity } })

/** Units that can still be added to those in the cart: of the product, or of the variant if that is limited. */
const roomFor = (shop: Shop, wanted: WantedLine, error: ApiError, cart: Cart): number => {
  const isLimit = error.code === 'order_limit'
  const most = isLimit ? shop.limits.quantity : error.lines[0]?.available
  const present = cart.products.filter((line) => {
    if (line.productId !== wanted.productId) return false
    // A line with a SKU is of a variant; other lines share the product's stock.
    const sharesStock = line.sku === undefined || hasSameKey(line, wanted)
    return isLimit || sharesStock
  })
  return Math.max(0, (most ?? 0) - unitsIn(present))
}

const hasSameKey = (one: LineKey, other: LineKey): boolean =>
  one.size === other.size && one.color === other.color

/**
 * Adds the line, or as many units as are available.
 * @throws if the shop can't be reached
 */
const addWhatThereIs = async (
  language: Language,
  shop: Shop,
  owner: CartOwner,
  line: WantedLine,
): Promise<MissedLine | undefined> => {
  try {
    await add(owner, line, line.quantity)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError) || error.isTransient || error.status === 401) throw error
    const missed = { line, added: 0, reason: messageAbout(language, error, [line]) }
    if (error.code !== 'out_of_stock' && error.code !== 'order_limit') return missed
    const room = roomFor(shop, line, error, await call('GET /api/cart', { query: owner }))
    const added = await add(owner, line, room).then(
      () => room,
      () => 0,
    )
    return room === 0 ? missed : { ...missed, added }
  }
}

/** Adds an earlier order's lines to the cart one by one, as far as available. */
export const useBuyAgain = () => {
  const language = useLanguage()
  const shop = useShop()
  const client = useQueryClient()
  const session = useCallingSession()
  const query = cartQuery(session)
  return useMutation({
    // Waits for pending changes of the cart.
    scope: { id: 'cart' },
    mutationFn: async (lines: readonly WantedLine[]): Promise<Outcome> => {
      const owner = ownerOf(session)
      const missed: MissedLine[] = []
      for (const line of lines) {
        const miss = await addWhatThereIs(language, shop, owner, line)
        if (miss) missed.push(miss)
      }
      const isAnyAdded = missed.length < lines.length || missed.some(({ added }) => added > 0)
      return { missed, isAnyAdded }
    },
    onSettled: async () => {
      await client.cancelQueries(query)
      await client.invalidateQueries(query)
      const cart = client.getQueryData(query.queryKey)
      if (cart) storeCart(cart)
    },
  })
}
