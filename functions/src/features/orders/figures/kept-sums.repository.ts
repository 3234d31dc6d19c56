import type { Query, Transaction } from 'firebase-admin/firestore'
import { CASH_DAYS, OrderTally, PARCEL_MONTHS } from '#domain/orders/order-tally.ts'
import type { Place } from '#domain/orders/order-tally.ts'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { pagesOf } from '#database/pages-of.ts'

/** A sum that is not what the orders come to. Paise, or parcels. */
export type WrongSum = { place: Place; kept: number; counted: number }

/** Fields that hold sums; the handovers of a day are no sums of orders. */
const SUMS = { [CASH_DAYS]: ['couriers'], [PARCEL_MONTHS]: ['all', 'pins', 'products'] }

const PAGE = 500

/** Documents of one batch, of the 500 writes that Firestore takes. */
const BATCH = 200

const takeOff = (tally: OrderTally, place: Place, value: unknown): void => {
  if (typeof value === 'number') tally.count(place, -value)
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) takeOff(tally, [...place, field], inner)
}

/** What the orders come to that count in the sums; the migration counts the others when it comes to them. */
const countOrders = async (
  { orders }: Database,
  transaction: Transaction,
): Promise<{ tally: OrderTally; orders: number }> => {
  const tally = new OrderTally()
  let counted = 0
  for await (const docs of pagesOf(orders, { size: PAGE, read: (page) => transaction.get(page) }))
    for (const order of docs) {
      const document = order.data()
      if (!document.isTallied) continue
      tally.add(document)
      counted += 1
    }
  return { tally, orders: counted }
}

/** The sums kept with the orders (docs/decisions/0070), for the program that checks them. */
export const keptSumsRepository = (connect: Connect) => ({
  /** As of one moment, so that a shop that goes on selling looks like nothing else. Reads every order and every sum. */
  check: async (): Promise<{ orders: number; wrong: WrongSum[] }> => {
    const database = await connect()
    const { firestore } = database
    return firestore.runTransaction(
      async (transaction) => {
        const { tally, orders } = await countOrders(database, transaction)
        const counted = new Map(tally.entries().map(([place, sum]) => [place.join('\n'), sum]))
        for (const [name, fields] of Object.entries(SUMS)) {
          const all: Query = firestore.collection(name)
          const pages = pagesOf(all, { size: PAGE, read: (page) => transaction.get(page) })
          for await (const docs of pages)
            for (const document of docs)
              for (const field of fields)
                takeOff(tally, [name, document.id, field], document.get(field))
        }
        // What is left is what the orders come to, less what is kept.
        const wrong = tally.entries().map(([place, missing]): WrongSum => {
          const sum = counted.get(place.join('\n')) ?? 0
          return { place, kept: sum - missing, counted: sum }
        })
        return { orders, wrong }
      },
      { readOnly: true },
    )
  },

  /** Adds what is missing, so that what changes meanwhile stays counted. */
  mend: async (wrong: readonly WrongSum[]): Promise<void> => {
    const { firestore, increment } = await connect()
    const missing = new OrderTally()
    for (const { place, kept, counted } of wrong) missing.count(place, counted - kept)
    const documents = missing.documents(increment)
    for (let done = 0; done < documents.length; done += BATCH) {
      const batch = firestore.batch()
      for (const { collection, id, data } of documents.slice(done, done + BATCH))
        batch.set(
          firestore.collection(collection).doc(id),
          { ...data, schemaVersion: 1 },
          { merge: true },
        )
      await batch.commit()
    }
  },
})

export const wrongSumText = ({ place, kept, counted }: WrongSum): string =>
  `${place.join(' / ')}: ${kept} is kept, the orders come to ${counted}`
