import type { Transaction } from 'firebase-admin/firestore'
import type { MailLanguage } from '@bartan/contract/back-in-stock/schema'
import type { Database } from '#database/collections.ts'
import { requestId } from './request-id.ts'

/** Products that one number can wait for: an admin writes each message by hand. */
const MOST_OPEN = 20

type Asking = {
  productId: string
  name: string
  nameHi: string | undefined
  phone: string
  language: MailLanguage
  until: Date
}

/** Reads at once and returns the write; undefined if the number waits for enough. */
export const prepareAskingByPhone = async (
  { waitingPhones, serverTime, timestamp }: Database,
  transaction: Transaction,
  { until, ...asking }: Asking,
): Promise<(() => void) | undefined> => {
  const { productId, phone } = asking
  const id = requestId(productId, phone)
  const ofPhone = waitingPhones
    .where('phone', '==', phone)
    .limit(MOST_OPEN + 1)
    .select()
  const { docs } = await transaction.get(ofPhone)
  if (docs.filter((waiting) => waiting.id !== id).length >= MOST_OPEN) return undefined
  const expiresAt = timestamp(until)
  return () =>
    void transaction.set(waitingPhones.doc(id), {
      ...asking,
      isBack: false,
      createdAt: serverTime,
      expiresAt,
    })
}
