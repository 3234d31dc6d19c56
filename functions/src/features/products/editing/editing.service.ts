import { parseImageUrl, type ImageName } from '@bartan/contract/images/rules'
import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import type { NewProduct, ProductChange } from '@bartan/contract/products/input-schema'
import { summaryOf } from '@bartan/contract/products/variants'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Translations } from '@bartan/contract/shop/languages'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { cutText } from '#domain/cut-text.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import { productsWithImage } from '../index/list-products.ts'
import { bulkEdit } from './bulk-edit.ts'
import { changePrices } from './change-prices.ts'
import type { StoredProduct } from './edit.ts'
import type { EditingContext } from './editing.repository.ts'
import { generatedSku } from './generated-sku.ts'
import { ensureCategory } from './known-category.ts'
import { changedFields, newFields, type ProductFields } from './product-fields.ts'
import { rebaseChange } from './rebase-change.ts'
import { checkSkus } from './sku-owners.ts'
import { receiveStock } from './stock/receive-stock.ts'
import { undoBatch } from './undo/undo-batch.ts'

const MAX_LETTERS = 200

const MARKS: Translations = { hi: ' (प्रति)', mr: ' (प्रत)', bn: ' (কপি)', ta: ' (நகல்)' }
const MARK = ' (copy)'

const named = (name: string, mark: string): string =>
  `${cutText(name, MAX_LETTERS - mark.length)}${mark}`

/**
 * A draft made from a product. Unique and counted values aren't copied: SKUs are generated; bar codes, old address and
 * search texts are left out; stock is 0. It shares the images, which stay as long as any product shows them.
 */
const copiedFields = (product: ProductFields): ProductFields => {
  const { name, nameIn = {}, category } = product
  const variants = product.variants?.map(({ gtin: _gtin, ...variant }) => ({
    ...variant,
    sku: generatedSku(category),
    countInStock: 0,
  }))
  return {
    ...product,
    gtin: undefined,
    handle: undefined,
    seo: undefined,
    name: named(name, MARK),
    nameIn: Object.fromEntries(
      Object.entries(nameIn).map(([code, text]) => [code, named(text, MARKS[code] ?? MARK)]),
    ),
    sku: generatedSku(category),
    countInStock: 0,
    state: 'draft',
    ...(variants && { variants, ...summaryOf(variants) }),
  }
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

/** Products that show the image in any version. */
const withImage = async ({ catalog }: EditingContext, publicId: string) =>
  productsWithImage(await catalog.withDrafts(), publicId)

/** The images that no product shows. */
const unusedOf = async (context: EditingContext, names: ImageName[]): Promise<ImageName[]> => {
  // Another instance may just have copied a product with them. If skipped, `npm run shop -- orphan-images` finds them.
  if (names.length === 0 || !(await context.catalog.refresh())) return []
  const users = await Promise.all(names.map(({ publicId }) => withImage(context, publicId)))
  return names.filter((_, index) => users[index]?.length === 0)
}

export const editingService = (
  context: EditingContext,
  /** Removes stored images that nothing refers to any more; keeps those that the settings show. */
  discardImages: (names: ImageName[]) => Promise<void>,
) => {
  const { edit, read, productsChanged } = context

  /** Bypasses the catalog in memory and the CDN: a form with old values would write them back. */
  const open = async (id: string): Promise<EditedProduct> => {
    const product = await read(id)
    if (!product) throw notFound()
    return product
  }

  const shown = async (id: string): Promise<EditedProduct> => {
    await productsChanged([id])
    return open(id)
  }

  return {
    editMany: bulkEdit(context),
    changePrices: changePrices(context),
    undo: undoBatch(context),
    receive: receiveStock(context),
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
      await productsChanged([id])
      await discardImages(await unusedOf(context, images))
      return DELETED
    },

    /** Removes an image from all products; returns the number of products. */
    takeImage: async (publicId: string, by: Caller): Promise<number> => {
      const ids = await withImage(context, publicId)
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
      await productsChanged(taken)
      return taken.length
    },
  }
}

export type EditingService = ReturnType<typeof editingService>
