import { parseImageUrl, type ImageName } from '@bartan/contract/images/rules'
import type { OfferScope } from '@bartan/contract/offers/offer'
import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import type { NewProduct, ProductChange } from '@bartan/contract/products/input-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf, type Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import { bulkEdit, type BulkPorts } from './bulk-edit.ts'
import { changePrices } from './change-prices.ts'
import { copiedFields } from './copied-fields.ts'
import type { Edit, StoredProduct } from './edit.ts'
import { generatedSku } from './generated-sku.ts'
import { ensureCategory } from './known-category.ts'
import { changedFields, newFields } from './product-fields.ts'
import { rebaseChange } from './rebase-change.ts'
import { checkSkus } from './sku-owners.ts'
import { receiveStock } from './stock/receive-stock.ts'
import { undoBatch, type UndoPorts } from './undo/undo-batch.ts'

export type EditingPorts = {
  edit: Transact<Edit>
  countEntries: UndoPorts['countEntries']
  parse: BulkPorts['parse']
  /** From the database. */
  read: (id: string) => Promise<EditedProduct | undefined>
  catalog: {
    /** Shows this instance's readers its own write at once. */
    productsChanged: (ids: string[]) => Promise<void>
    /** Reads the writes of other instances; false if it can't. */
    refresh: () => Promise<boolean>
    /** Products that show the image in any version. */
    withImage: (publicId: string) => Promise<string[]>
    idsIn: (scope: OfferScope) => Promise<string[]>
  }
  /** Removes stored images that nothing refers to any more. */
  /** Keeps those that the settings show. */
  discardImages: (names: ImageName[]) => Promise<void>
  clock: Clock
}

const notFound = () => new AppError('not_found', reason('product_not_found'))

const imagesOf = ({ fields }: StoredProduct): ImageName[] =>
  fields.images.flatMap(({ url }) => parseImageUrl(url) ?? [])

const found = (products: Map<string, StoredProduct>, id: string): StoredProduct => {
  const product = products.get(id)
  if (!product) throw notFound()
  return product
}

const DELETED = { message: 'Product deleted' }

export const editingService = (ports: EditingPorts) => {
  const { edit, read, catalog, discardImages } = ports
  const { productsChanged } = catalog

  /** Bypasses the catalog in memory and the CDN: a form with old values would write them back. */
  const open = async (id: string): Promise<EditedProduct> => {
    const product = await read(id)
    if (!product) throw notFound()
    return product
  }

  const shown = async (id: string): Promise<EditedProduct> => {
    await catalog.productsChanged([id])
    return open(id)
  }

  const discardUnused = async (names: ImageName[]): Promise<void> => {
    // Another instance may just have copied a product with them. If skipped, `npm run shop -- orphan-images` finds
    // them.
    if (names.length === 0 || !(await catalog.refresh())) return
    const users = await Promise.all(names.map(({ publicId }) => catalog.withImage(publicId)))
    await discardImages(names.filter((_, index) => users[index]?.length === 0))
  }

  return {
    editMany: bulkEdit({ ...ports, productsChanged }),
    changePrices: changePrices({ edit, productsChanged, idsIn: catalog.idsIn }),
    undo: undoBatch({ ...ports, productsChanged }),
    receive: receiveStock({ ...ports, productsChanged }),
    open,

    create: async (input: NewProduct, by: Caller): Promise<EditedProduct> => {
      const fields = newFields({ ...input, sku: input.sku || generatedSku(input.category) })
      const { _id } = await edit([], async (unit, keep) => {
        await Promise.all([ensureCategory(unit, fields), checkSkus(unit, fields)])
        return keep.facts({ _id: unit.create(fields, { by }) })
      })
      return shown(_id)
    },

    duplicate: async (id: string, by: Caller): Promise<EditedProduct> => {
      const copy = await edit([], async (unit, keep) => {
        const fields = copiedFields(found(await unit.find([id]), id).fields)
        await checkSkus(unit, fields)
        return keep.facts({ _id: unit.create(fields, { by }) })
      })
      return shown(copy._id)
    },

    /** A change without effect writes nothing. */
    change: async (id: string, change: ProductChange, by: Caller): Promise<EditedProduct> => {
      await edit([lockOf.product(id)], async (unit, keep) => {
        const before = found(await unit.find([id]), id)
        const after = changedFields(before.fields, rebaseChange(change, before.fields))
        await Promise.all([ensureCategory(unit, after, before), checkSkus(unit, after, before)])
        const isChanged = Object.keys(fieldChanges(before.fields, after)).length > 0
        if (isChanged) unit.change(before, after, { by, stockReason: change.reason })
        keep.facts({ _id: id })
      })
      return shown(id)
    },

    /** Also deletes its images, unless another product or the settings show them. */
    remove: async (id: string, by: Caller): Promise<typeof DELETED> => {
      const images = await edit([lockOf.product(id)], async (unit, keep) => {
        const before = found(await unit.find([id]), id)
        unit.remove(before, { by })
        keep.reply(DELETED)
        return imagesOf(before)
      })
      await catalog.productsChanged([id])
      await discardUnused(images)
      return DELETED
    },

    /** Removes an image from all products; returns the number of products. */
    takeImage: async (publicId: string, by: Caller): Promise<number> => {
      const ids = await catalog.withImage(publicId)
      const taken = await edit(ids.map(lockOf.product), async (unit) => {
        const showing = [...(await unit.find(ids)).values()].filter((product) =>
          imagesOf(product).some((name) => name.publicId === publicId),
        )
        for (const before of showing) {
          const images = before.fields.images.filter(
            ({ url }) => parseImageUrl(url)?.publicId !== publicId,
          )
          unit.change(before, { ...before.fields, images }, { by, action: 'image.deleted' })
        }
        return showing.map((product) => product.id)
      })
      await catalog.productsChanged(taken)
      return taken.length
    },
  }
}

export type EditingService = ReturnType<typeof editingService>
