import {
  imageObject,
  IMAGE_WIDTHS,
  STORED_WIDTHS,
  type ImageName,
} from '@bartan/contract/images/rules'
import type { UploadService } from '#features/images/upload.service.ts'
import type { OffersService } from '#features/offers/offers.service.ts'
import { editingRepository } from '#features/products/editing/editing.repository.ts'
import { importsRepository } from '#features/products/importing/imports.repository.ts'
import { importsService } from '#features/products/importing/imports.service.ts'
import { runImport } from '#features/products/importing/run-import.ts'
import { parseWith } from '#http/request/parse-input.ts'
import { fetchPicture } from '#platform/outside/fetch-picture.ts'
import type { Network } from '#platform/outside/public-addresses.ts'
import type { ShopContext } from '../shop-context.ts'

type Others = {
  uploads: Pick<UploadService, 'store'>
  offers: Pick<OffersService, 'create'>
  network: Network
}

/** Connects the import of products: files of other shops, and the pictures they name. */
export const connectImports = (context: ShopContext, { uploads, offers, network }: Others) => {
  const { config, connect, storage, settings, productsChanged, clock, log } = context
  const ports = {
    edit: editingRepository(connect, clock).edit,
    parse: parseWith,
    imports: importsRepository(connect, storage),
    fetch: (url: string) => fetchPicture(url, network),
    // An import stores thousands of pictures one by one, in a function of its own when deployed. The large copy takes
    // half of a picture's time.
    store: (bytes: Buffer, { isLarge }: { isLarge: boolean }) =>
      uploads.store(bytes, { widths: isLarge ? STORED_WIDTHS : IMAGE_WIDTHS, threads: 2 }),
    isStored: async (name: ImageName) =>
      (await storage.read(imageObject(name, IMAGE_WIDTHS[0]))) !== undefined,
    createOffer: offers.create,
    productsChanged,
    brand: async () => (await settings()).name,
    clock,
    log,
  }
  const run = runImport(ports)
  // A deployed instance has no CPU after its reply, so there a database event starts a function (index.ts).
  const isRunHere = config.authEmulator !== undefined
  return { ...importsService({ ...ports, run, isRunHere }), run }
}
