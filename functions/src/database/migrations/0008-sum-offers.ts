import type { DocumentData } from 'firebase-admin/firestore'
import type { Migration } from './migration.ts'

const SHARDS = ['00', '01', '02', '03']

type OldSums = { sums?: Partial<Record<'orders' | 'revenue' | 'discount', number>> }

const hasSums = ({ sums }: DocumentData): boolean => sums?.revenue !== undefined

/** Sums of an offer's orders were in four `offerSums` documents; those stay for the previous release. */
export const sumOffers: Migration = {
  name: '0008-sum-offers',
  what: 'offers keep in their own document what their orders come to',
  collection: 'offers',
  version: 1,
  up: async ({ document, firestore, increment, work }) => {
    if (hasSums(document.data())) return {}
    const shards = SHARDS.map((shard) =>
      firestore.collection('offerSums').doc(`${document.id}-${shard}`),
    )
    const found = (await work.readAll(shards)).map((one) => (one?.data() as OldSums)?.sums ?? {})
    const sumOf = (field: 'orders' | 'revenue' | 'discount') =>
      increment(found.reduce((sum, { [field]: part = 0 }) => sum + part, 0))
    return {
      // The uses of other kinds were already counted here.
      ...(document.get('kind') === 'sale' && { used: sumOf('orders') }),
      'sums.revenue': sumOf('revenue'),
      'sums.discount': sumOf('discount'),
    }
  },
  verify: hasSums,
}
