import { specTextIn } from '#i18n/texts.ts'
import { ApiError, messageAbout } from '#lib/api/api-error.ts'
import { newId } from '#lib/new-id.ts'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'
import { session, shopperId } from '#lib/session/session.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { cartQuery, ownerOf } from './api/cart.ts'
import { FAILED, queueChangesIn, sendChange } from './api/change-cart.ts'
import { applyChange, goodsOf } from './cart-change.ts'
import { storeCart } from './stored-cart.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { CartChange } from './cart-change.ts'
import { NO_MONEY } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'

/**
 * What a shopper did to the cart while the shop could not be reached: stored in order, over a reload as well, and sent
 * once when it is back. The cart on the screen has these changes already.
 */
type QueuedChange = {
  change: CartChange
  /** Under which it is sent, however often: an answer may be lost again. Absent in what earlier versions stored. */
  key?: string
}

type Waiting = { owner: string; changes: QueuedChange[] }

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'changes' in value &&
  Array.isArray(value.changes)

const read = (): QueuedChange[] => {
  const waiting = readJson(STORAGE_KEYS.cartChanges, isWaiting)
  return waiting?.owner === shopperId(session.read()) ? waiting.changes : []
}

const write = (changes: QueuedChange[]): void =>
  writeJson(STORAGE_KEYS.cartChanges, { owner: shopperId(session.read()), changes })

/** Sends the first that waits; false if the others have to go on waiting. */
const sendFirst = async (
  language: Language,
  client: QueryClient,
  first: QueuedChange,
): Promise<boolean> => {
  const query = cartQuery(session.read())
  try {
    const { change, key = newId() } = first
    // Kept before it is sent.
    if (!first.key) write([{ change, key }, ...read().slice(1)])
    const cart = await sendChange(ownerOf(session.read()), change, key)
    await client.cancelQueries(query)
    // What follows stays on the screen until it is sent as well.
    const shown = read()
      .slice(1)
      .reduce((changed, later) => applyChange(changed, later.change), cart)
    client.setQueryData(query.queryKey, storeCart(shown))
  } catch (error) {
    if (!(error instanceof ApiError) || error.isTransient || error.status === 401) return false
    // Sold out meanwhile, or no longer sold.
    const goods = goodsOf(first.change, client.getQueryData(query.queryKey))
    toast.error(
      specTextIn(language, FAILED[first.change.kind]),
      messageAbout(language, error, goods),
    )
  }
  write(read().slice(1))
  return true
}

const sendAll = async (language: Language, client: QueryClient): Promise<void> => {
  for (let [first] = read(); first && (await sendFirst(language, client, first)); [first] = read());
  if (read().length === 0) await client.invalidateQueries(cartQuery(session.read()))
}

let sending: Promise<void> | undefined

/** Sends what waits, one after the other. What the shop can't be reached for goes on waiting. */
export const sendQueuedChanges = (language: Language, client: QueryClient): Promise<void> => {
  if (read().length === 0) return Promise.resolve()
  if (sending) return sending
  const send = () => sendAll(language, client)
  // Another tab may be about to send the same. Without https there are no locks.
  const locks: LockManager | undefined = navigator.locks
  const running = locks ? locks.request(STORAGE_KEYS.cartChanges, send) : send()
  sending = running.finally(() => {
    sending = undefined
  })
  return sending
}

/** From now on nothing that is done to the cart is lost for want of a connection. */
export const queueCartChanges = (language: Language, client: QueryClient): void => {
  queueChangesIn({
    isWaiting: () => read().length > 0,
    add: (change, known, key) => {
      const before = read()
      write([...before, { change, key }])
      const cart = known ?? { ...ownerOf(session.read()), products: [], totalPrice: NO_MONEY }
      // Others wait already: the shop may be back.
      if (before.length > 0) void sendQueuedChanges(language, client)
      return applyChange(cart, change)
    },
  })
  void sendQueuedChanges(language, client)
}
