import { MAX_IMAGES } from '@bartan/contract/products/rules'
import type { Transact } from '#domain/transact.ts'
import type { FailedPicture, RetriedPicture } from '#database/operation-documents.ts'
import { runSome } from '#platform/concurrency/run-some.ts'
import type { Edit, StoredProduct, Trace } from '../editing/edit.ts'
import { CONCURRENCY, takePicture } from './import-pictures.ts'
import type { PicturePorts } from './import-pictures.ts'

type Ports = PicturePorts & {
  edit: Transact<Edit>
  productsChanged: (ids: string[]) => Promise<void>
}

type Round = {
  trace: Trace
  /** Keeps what `stored` says by now; false if another worker has the import. */
  noteStored: () => Promise<boolean>
}

/** A product's pictures and those of `fetched` that it lacks; those that it has no place for are told. */
const withPictures = ({ fields }: StoredProduct, fetched: readonly RetriedPicture[]) => {
  const images = [...fields.images]
  const failed: FailedPicture[] = []
  for (const picture of fetched) {
    const { stored = '', altText, color } = picture
    if (images.some(({ url }) => url === stored)) continue
    // Its color may be none of the product's any more.
    const isKnown = color !== undefined && fields.colors.includes(color)
    if (images.length >= MAX_IMAGES) failed.push({ ...picture, code: 'too_many' })
    else images.push({ url: stored, altText, ...(isKnown && { color }) })
  }
  return { images, failed }
}

/**
 * Fetches pictures, and gives them to their products. Where they are stored is noted before, so that a worker who goes on after an
 * interruption gives no product a picture twice. Returns those that failed again; products that are gone need none.
 */
export const retryLot = async (
  lot: readonly RetriedPicture[],
  ports: Ports,
  { trace, noteStored }: Round,
): Promise<FailedPicture[]> => {
  const failed: FailedPicture[] = []
  await runSome(lot, CONCURRENCY, async (picture) => {
    if (picture.stored !== undefined) return
    const taken = await takePicture({ url: picture.url, isLarge: true }, ports)
    if ('stored' in taken) picture.stored = taken.stored
    else failed.push({ ...picture, code: taken.code })
  })
  if (!(await noteStored())) return []
  const fetched = lot.filter(({ stored }) => stored !== undefined)
  const ids = [...new Set(fetched.map(({ product }) => product))]
  for (const id of ids) {
    const refused = await ports.edit([], async (unit) => {
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
  await ports.productsChanged(ids)
  return failed
}
