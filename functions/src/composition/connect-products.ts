import { imageUrl } from '@bartan/contract/images/rules'
import { withRateChangesInRupees } from '@bartan/contract/products/law/rate-changes'
import { isDocumentId } from '#database/document-id.ts'
import { randomName } from '#domain/hashed-ids.ts'
import type { ImageFiles } from '#features/images/image-files.ts'
import { resizeMeasured } from '#features/images/resize-image.ts'
import { settingsImages } from '#features/images/settings-images.ts'
import { uploadRepository } from '#features/images/upload.repository.ts'
import { uploadService } from '#features/images/upload.service.ts'
import { adminListService } from '#features/products/admin-list.service.ts'
import { withBuying } from '#features/products/buying.ts'
import { editingRepository } from '#features/products/editing/editing.repository.ts'
import { editingService } from '#features/products/editing/editing.service.ts'
import { idsOfScope } from '#features/products/index/ids-in-scope.ts'
import { productsWithImage } from '#features/products/index/list-products.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { CatalogSource } from '#features/products/replica/catalog-source.ts'
import { readEntry } from '#features/products/replica/read-entry.ts'
import { parseWith } from '#http/request/parse-input.ts'
import type { ShopContext } from '../shop-context.ts'

type Others = {
  catalog: CatalogReplica
  source: Pick<CatalogSource, 'readProducts'>
  files: ImageFiles
}

/** Products and their images: deleting one affects the other. */
export const connectProducts = (
  { connect, storage, productsChanged, pricing, clock }: ShopContext,
  { catalog, source, files }: Others,
) => {
  const editing = editingService({
    ...editingRepository(connect, clock),
    parse: parseWith,
    read: async (id) => {
      if (!isDocumentId(id)) return undefined
      const [product] = await source.readProducts([id])
      const entry = product && readEntry(product)
      if (!entry) return undefined
      const { changes } = await pricing()
      return withBuying(withRateChangesInRupees(entry.product, changes), entry.buying)
    },
    catalog: {
      productsChanged,
      idsIn: async (scope) => {
        await catalog.refresh()
        return idsOfScope(await catalog.withDrafts(), scope)
      },
      withImage: async (publicId) => productsWithImage(await catalog.withDrafts(), publicId),
      refresh: () => catalog.refresh(),
    },
    discardImages: async (names) => {
      const kept = new Set((await settingsImages(connect)()).map(imageUrl))
      await files.discard(names.filter((name) => !kept.has(imageUrl(name))))
    },
    clock,
  })
  const uploads = uploadService({
    ...uploadRepository(connect, storage),
    resize: resizeMeasured,
    files,
    randomName,
    takeFromProducts: editing.takeImage,
    settingsImages: settingsImages(connect),
    clock,
  })
  return {
    editing,
    uploads,
    products: adminListService({ catalog: () => catalog.withDrafts(), clock }),
  }
}
