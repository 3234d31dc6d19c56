import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS } from '@bartan/contract/images/rules'
import { expect, it } from 'vitest'
import { demoProducts } from './demo-products.ts'
import { productPictures, readPicture } from './pictures.ts'

const bucket = {
  sku: 'ARI-BKT-501',
  name: 'Bucket',
  form: 'bucket',
  colors: ['Blue', 'Red'],
} as const

const shown = (product: Parameters<typeof productPictures>[0]) =>
  productPictures(product).map(({ altText, color }) => `${altText} (${color ?? 'any color'})`)

it('shows a product in each of its colors', () => {
  expect(shown({ ...bucket, colors: [...bucket.colors] })).toEqual([
    'Bucket in Blue (Blue)',
    'Bucket in Red (Red)',
  ])
  expect(shown({ ...bucket, colors: [] })).toEqual(['Bucket (any color)'])
})

it('shows the pictures of another product under its own name', () => {
  const [picture] = productPictures({ ...bucket, colors: ['Red'], picturesOf: 'CEL-KBK-760' })
  expect(picture).toEqual({ name: 'cel-kbk-760/red', altText: 'Bucket in Red', color: 'Red' })
})

it('shows one that is measured from other sides as well, and how large it is', () => {
  const measures = { width: 30, height: 33.5 }
  expect(shown({ ...bucket, colors: [...bucket.colors], measures })).toEqual([
    'Bucket in Blue (Blue)',
    'Bucket in Red (Red)',
    'Bucket in Blue, seen from above (Blue)',
    'Bucket in Blue, in use (Blue)',
    'Bucket: 30 cm wide, 33.5 cm tall, beside a hand (any color)',
  ])
})

const MEGABYTE = 1_000_000
/** Of width and height, in a WebP file's first frame (RFC 9649, lossy: 14 bits each, behind the key frame's start code). */
const SIZE_AT = 26
const SIDE_BITS = 0x3fff

const wanted = demoProducts
  .flatMap(productPictures)
  .flatMap(({ name }) => IMAGE_WIDTHS.map((width) => ({ name, width })))

it('has a square WebP file of each picture in each width that the shop serves', async () => {
  const found = await Promise.all(
    wanted.map(async ({ name, width }) => {
      const file = await readPicture(name, width)
      const format = file.subarray(8, 16).toString('latin1')
      const [across, down] = [file.readUInt16LE(SIZE_AT), file.readUInt16LE(SIZE_AT + 2)]
      return { name, width, format, across: across & SIDE_BITS, down: down & SIDE_BITS }
    }),
  )
  expect(found).toEqual(
    wanted.map(({ name, width }) => ({
      name,
      width,
      format: 'WEBPVP8 ',
      across: width,
      down: width,
    })),
  )
})

it('keeps no other files, and all of them in 12 MB', async () => {
  const folder = join(import.meta.dirname, '../pictures')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
  expect(files).toHaveLength(wanted.length)
  let bytes = 0
  for (const { name, width } of wanted) bytes += (await readPicture(name, width)).length
  expect(bytes).toBeLessThan(12 * MEGABYTE)
})
