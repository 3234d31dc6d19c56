import { MAX_IMAGES } from '@bartan/contract/products/fields/input-rules'
import type { FailedPicture, RetriedPicture } from '#database/operation-documents.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import type { StoredProduct, Trace } from '../editing/edit.ts'
import { CONCURRENCY, takePicture } from './import-pictures.ts'
import type { ImportsContext } from './imports-context.ts'

type Round = {
  trace: Trace
  /** Stores `stored`; false if another worker has the lease. */
  noteStored: () => Promise<boolean>
}

/** A product's pictures with the missing ones of `fetched`; those beyond the limit are reported. */
const withPictures = ({ fields }: StoredProduct, fetched: readonly RetriedPicture[]) => {
  const images = [...fields.images]
  const failed: FailedPicture[] = []
  for (const picture of fetched) {
    const { stored = '', altText, color } = picture
    if (images.some(({ url }) => url === stored)) continue
    // Its color may have been removed from the product.
    const isKnown = color !== undefined && fields.colors.includes(color)
    if (images.length >= MAX_IMAGES) failed.push({ ...picture, code: 'too_many' })
    else images.push({ url: stored, altText, ...(isKnown && { color }) })
  }
  return { images, failed }
}

/**
 * Fetches pictures and adds them to their products. Their addresses are recorded first, so that a worker who continues
 * after an interruption adds no picture twice. Returns those that failed again; deleted products need none.
 */
export const retryLot = async (
  lot: readonly RetriedPicture[],
  context: ImportsContext,
  { trace, noteStored }: Round,
): Promise<FailedPicture[]> => {
  const failed: FailedPicture[] = []
  await runConcurrently(lot, CONCURRENCY, async (picture) => {
    if (picture.stored !== undefined) return
    const taken = await takePicture({ url: picture.url, isLarge: true }, context)
    if ('stored' in taken) picture.stored = taken.stored
    else failed.push({ ...picture, code: taken.code })
  })
  if (!(await noteStored())) return []
  const fetched = lot.filter(({ stored }) => stored !== undefined)
  const ids = [...new Set(fetched.map(({ product }) => product))]
  for (const id of ids) {
    const refused = await context.edit([], async (unit) => {
      const before = (await unit.find([id])).get(id)
      if (!before) return []
      const own = fetched.filter(({ product }) => product === id)
      const after = withPictures(before, own)
      const isChanged = after.images.length > before.fields.images.length
      if (isChanged) unit.change(before, { ...before.fields, images: after.images }, trace)
      return after.failed
    })
    failed.push(...refused)
  }
  await context.productsChanged(ids)
  return failed
}
