import { randomBytes } from 'node:crypto'
import { pictureLadder } from './features/images/picture-ladder.ts'
import { uploadRepository } from './features/images/upload.repository.ts'
import { uploadService } from './features/images/upload.service.ts'
import type { ImagesService } from './features/images/images.service.ts'
import { adminOrdersRepository } from './features/orders/admin-orders.repository.ts'
import { adminOrdersService } from './features/orders/admin-orders.service.ts'
import { productsWithPicture } from './features/products/catalogue-pictures.ts'
import { editingRepository } from './features/products/editing/editing.repository.ts'
import { editingService } from './features/products/editing/editing.service.ts'
import type { CatalogueSource } from './features/products/mirror/catalogue-source.ts'
import type { CatalogueMirror } from './features/products/mirror/catalogue-mirror.ts'
import { readEntry } from './features/products/mirror/read-entry.ts'
import type { Clock } from './platform/clock.ts'
import type { Connect } from './platform/firestore.ts'
import type { Images } from './platform/images.ts'
import type { Log } from './platform/log.ts'

type Platform = {
  connect: Connect
  storage: Images
  /** The shop's own services that the admin area tells of its writes. */
  catalogue: CatalogueMirror
  source: Pick<CatalogueSource, 'readProducts'>
  pictures: Pick<ImagesService, 'forget'>
  clock: Clock
  log: Log
}

/** Joins the services of the admin area. */
export const connectAdmin = ({
  connect,
  storage,
  catalogue,
  source,
  pictures,
  clock,
  log,
}: Platform) => {
  const productsChanged = (ids: string[]) => catalogue.productsChanged(ids)

  const editing = editingService({
    ...editingRepository(connect),
    read: async (id) => {
      const [product] = await source.readProducts([id])
      return product && readEntry(product)?.product
    },
    catalogue: {
      productsChanged,
      withPicture: async (publicId) => productsWithPicture(await catalogue.current(), publicId),
    },
    discardPictures: (names) => uploads.discard(names),
  })

  const uploads = uploadService({
    ...uploadRepository(connect, storage),
    ladder: pictureLadder,
    write: storage.write,
    remove: storage.remove,
    randomName: () => randomBytes(12).toString('hex'),
    takeFromProducts: editing.takePicture,
    forget: pictures.forget,
    clock,
    log,
  })

  return {
    editing,
    uploads,
    orders: adminOrdersService({
      orders: adminOrdersRepository(connect),
      productsChanged,
      clock,
    }),
  }
}

export type AdminArea = ReturnType<typeof connectAdmin>
