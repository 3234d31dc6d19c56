import {
  imageObject,
  IMAGE_WIDTHS,
  STORED_WIDTHS,
  type ImageName,
} from '@bartan/contract/images/rules'
import type { Connect } from '#database/connect.ts'
import type { UploadService } from '#features/images/upload.service.ts'
import type { OffersService } from '#features/offers/offers.service.ts'
import { editingRepository } from '#features/products/editing/editing.repository.ts'
import { importsRepository } from '#features/products/importing/imports.repository.ts'
import { importsService } from '#features/products/importing/imports.service.ts'
import { runImport } from '#features/products/importing/run-import.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { parseWith } from '#http/request/parse-input.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import type { Log } from '#platform/log.ts'
import { fetchPicture } from '#platform/outside/fetch-picture.ts'
import type { Network } from '#platform/outside/public-addresses.ts'

type Parts = {
  config: Pick<Config, 'authEmulator'>
  connect: Connect
  storage: ImageStore
  uploads: Pick<UploadService, 'store'>
  offers: Pick<OffersService, 'create'>
  settings: Pick<SettingsService, 'current'>
  productsChanged: (ids: string[]) => Promise<void>
  network: Network
  clock: Clock
  log: Log
}

/** Connects the import of products: files of other shops, and the pictures they name. */
export const connectImports = (parts: Parts) => {
  const { config, connect, storage, uploads, offers, settings, productsChanged } = parts
  const { network, clock, log } = parts
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
    brand: async () => (await settings.current()).name,
    clock,
    log,
  }
  const run = runImport(ports)
  // A deployed instance has no CPU after its reply, so there a database event starts a function (index.ts).
  const isRunHere = config.authEmulator !== undefined
  return { ...importsService({ ...ports, run, isRunHere }), run }
}
