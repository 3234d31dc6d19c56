import { imageType } from '@bartan/contract/images/image-type'
import { isImageUrl, narrowWidthOf, parseImageUrl } from '@bartan/contract/images/rules'
import { MAX_IMAGES } from '@bartan/contract/products/fields/input-rules'
import type { PictureFailure, SmallPicture } from '@bartan/contract/products/import-schema'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { FailedPicture } from '#database/operation-documents.ts'
import { AppError } from '#domain/app-error.ts'
import { cutText } from '#domain/cut-text.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { PictureRefused } from '#platform/outside/fetch-picture.ts'
import type { Draft, DraftPicture } from './draft.ts'
import type { ImportsContext } from './imports-context.ts'

/** Pictures fetched at a time. */
export const CONCURRENCY = 3

/** Longer than any web server accepts. Data URLs in a cell are cut to this in messages. */
const MAX_ADDRESS = 2000

/** A path has no shop: it is one of this shop's own pictures, or of nobody. */
const isPath = (url: string): boolean => url.startsWith('/') && isImageUrl(url)

export const countPictures = ({ pictures }: Draft): number => pictures.length

const failureOf = (error: unknown): PictureFailure => {
  if (error instanceof PictureRefused) return error.code
  if (!(error instanceof AppError) || error.code === 'unavailable') throw error
  return error.code === 'payload_too_large' ? 'too_large' : 'not_a_picture'
}

/** Fetches and stores a picture: returns its address, or why it failed. */
export const takePicture = async (
  { url, isLarge }: { url: string; isLarge: boolean },
  { fetch, store, isStored }: ImportsContext,
): Promise<{ stored: string } | { code: PictureFailure }> => {
  if (isPath(url)) {
    const name = parseImageUrl(url)
    return name && (await isStored(name)) ? { stored: url } : { code: 'not_there' }
  }
  try {
    const bytes = await fetch(url)
    if (imageType(bytes) === undefined) throw new PictureRefused('not_a_picture')
    return { stored: (await store(bytes, { isLarge })).imageUrl }
  } catch (error) {
    return { code: failureOf(error) }
  }
}

/** Pictures that feeds show first: the cover, and the first of each color. */
const leading = (pictures: readonly DraftPicture[]): Set<DraftPicture> => {
  const byColor = new Map<string | undefined, DraftPicture>()
  for (const picture of pictures)
    if (!byColor.has(picture.color)) byColor.set(picture.color, picture)
  return new Set([
    ...pictures.slice(0, 1),
    ...[...byColor].flatMap(([color, one]) => (color ? [one] : [])),
  ])
}

/** The pictures of a new product: external ones are stored like uploads; failed ones are left out. */
export const picturesOf = async (
  { name, pictures }: Draft,
  context: ImportsContext,
): Promise<{ images: ProductImage[]; failed: FailedPicture[]; small: SmallPicture[] }> => {
  const [wanted, others] = [pictures.slice(0, MAX_IMAGES), pictures.slice(MAX_IMAGES)]
  const failed: FailedPicture[] = others.map((one) => ({
    ...one,
    url: cutText(one.url, MAX_ADDRESS),
    code: 'too_many',
  }))
  const stored = new Map<DraftPicture, string>()
  const leads = leading(wanted)
  await runConcurrently(wanted, CONCURRENCY, async (picture) => {
    const taken = await takePicture({ url: picture.url, isLarge: leads.has(picture) }, context)
    if ('stored' in taken) stored.set(picture, taken.stored)
    else failed.push({ ...picture, url: cutText(picture.url, MAX_ADDRESS), code: taken.code })
  })
  const images = wanted.flatMap((picture): ProductImage[] => {
    const url = stored.get(picture)
    const { altText, color } = picture
    return url === undefined ? [] : [{ url, altText, ...(color && { color }) }]
  })
  const [cover] = wanted
  const width = narrowWidthOf((cover && stored.get(cover)) ?? '')
  const small = cover && width !== undefined ? [{ name, url: cover.url, width }] : []
  return { images, failed, small }
}
