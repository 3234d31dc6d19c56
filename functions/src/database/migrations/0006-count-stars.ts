import { STAR_COUNTS } from '@bartan/contract/products/rules'
import { knownStarCounts } from '#domain/star-counts.ts'
import type { Migration } from './migration.ts'

/** For products reviewed before reviews were counted by stars. */
export const countStars: Migration = {
  name: '0006-count-stars',
  what: 'products keep how many reviews give 1, 2, 3, 4 and 5 stars, for the bars beside the reviews',
  collection: 'products',
  // Unchanged, so that products without reviews need not be written.
  version: 1,
  up: async ({ document, firestore, serverTime }) => {
    if (knownStarCounts(document.data())) return {}
    const shown = firestore
      .collection('reviews')
      .where('productId', '==', document.id)
      .where('hidden', '==', false)
    // A review written meanwhile changes the product, which repeats this transaction.
    const counted = await Promise.all(
      STAR_COUNTS.map((stars) => shown.where('stars', '==', stars).count().get()),
    )
    const starCounts = counted.map((answer) => answer.data().count)
    return {
      starCounts,
      ratingCount: starCounts.reduce((sum, count) => sum + count, 0),
      ratingSum: starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0),
      updatedAt: serverTime,
    }
  },
  verify: (product) => knownStarCounts(product) !== undefined,
}
