import {
  imageObject,
  IMAGE_WIDTHS,
  STORED_WIDTHS,
  type ImageName,
} from '@bartan/contract/images/rules'
import type { OfferInput } from '@bartan/contract/offers/schema'
import type { Author } from '#domain/caller.ts'
import { fetchPicture } from '#platform/outside/fetch-picture.ts'
import type { Network } from '#platform/outside/public-addresses.ts'
import type { EditingContext } from '../editing/editing.repository.ts'
import { importsRepository } from './imports.repository.ts'

/** Of images and offers, and the network from which pictures come. */
export type OthersOfImports = {
  store: (
    bytes: Buffer,
    how: { widths: typeof STORED_WIDTHS | typeof IMAGE_WIDTHS; threads: number },
  ) => Promise<{ imageUrl: string }>
  /** Creates an offer with this id, unless it is there. */
  createOffer: (input: OfferInput, by: Author, id: string) => Promise<unknown>
  network: Network
}

/** What the parts of an import share. */
export const importsContext = (
  context: EditingContext,
  { store, createOffer, network }: OthersOfImports,
) => ({
  ...context,
  createOffer,
  imports: importsRepository(context.connect, context.storage),
  /** @throws PictureRefused */
  fetch: (url: string) => fetchPicture(url, network),
  /**
   * `isLarge`: feeds may show it first, so it needs the large copy, which takes half of a picture's time. An import stores
   * thousands of pictures one by one, in a function of its own when deployed.
   */
  store: (bytes: Buffer, { isLarge }: { isLarge: boolean }) =>
    store(bytes, { widths: isLarge ? STORED_WIDTHS : IMAGE_WIDTHS, threads: 2 }),
  isStored: async (name: ImageName) =>
    (await context.storage.read(imageObject(name, IMAGE_WIDTHS[0]))) !== undefined,
  /** The default brand. */
  brand: async () => (await context.settings()).name,
})

export type ImportsContext = ReturnType<typeof importsContext>
