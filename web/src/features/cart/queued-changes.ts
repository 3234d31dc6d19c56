import { NO_MONEY } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { specTextIn } from '#i18n/texts.ts'
import { ApiError, messageAbout } from '#lib/api/api-error.ts'
import { newId } from '#lib/new-id.ts'
import { session, shopperId } from '#lib/session/session.ts'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'
import { cartQuery, ownerOf } from './api/cart.ts'
import { FAILED, queueChangesIn, sendChange } from './api/change-cart.ts'
import { applyChange, goodsOf, type CartChange } from './cart-change.ts'
import { storeCart } from './stored-cart.ts'

/**
 * Changes made to the cart while offline: stored in order, also over reloads, and sent once when the shop can be
 * reached. The shown cart includes them.
 */
type QueuedChange = {
  change: CartChange
  /**
   * Idempotency key of all its tries: an answer may get lost again. Missing in changes stored by earlier versions.
   */
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

/** Sends the first change; false if the others must keep waiting. */
const sendFirst = async (
  language: Language,
  client: QueryClient,
  first: QueuedChange,
): Promise<boolean> => {
  const query = cartQuery(session.read())
  try {
    const { change, key = newId() } = first
    // Stores the key before sending.
    if (!first.key) write([{ change, key }, ...read().slice(1)])
    const cart = await sendChange(ownerOf(session.read()), change, key)
    await client.cancelQueries(query)
    // Later changes stay visible until they are sent.
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

/** Sends waiting changes one by one; stops if the shop can't be reached. */
export const sendQueuedChanges = (language: Language, client: QueryClient): Promise<void> => {
  if (read().length === 0) return Promise.resolve()
  if (sending) return sending
  const send = () => sendAll(language, client)
  // Another tab may send the same changes. Locks need https.
  const locks: LockManager | undefined = navigator.locks
  const running = locks ? locks.request(STORAGE_KEYS.cartChanges, send) : send()
  sending = running.finally(() => {
    sending = undefined
  })
  return sending
}

/** Starts the queue, so that no change is lost while offline. Returns a function that sends no more by itself. */
export const queueCartChanges = (language: Language, client: QueryClient): (() => void) => {
  queueChangesIn({
    isWaiting: () => read().length > 0,
    add: (change, known, key) => {
      const before = read()
      write([...before, { change, key }])
      const cart = known ?? { ...ownerOf(session.read()), products: [], totalPrice: NO_MONEY }
      // Other changes wait already, so the shop may be reachable again.
      if (before.length > 0) void sendQueuedChanges(language, client)
      return applyChange(cart, change)
    },
  })
  const sendOwn = () => void sendQueuedChanges(language, client)
  sendOwn()
  // What waits for a customer whose session ended can be sent after the next login.
  return session.store.listen(sendOwn)
}
