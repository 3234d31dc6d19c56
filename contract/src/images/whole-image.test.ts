import { expect, it } from 'vitest'
import { imageType, type ImageType } from './image-type.ts'
import { isWholeImage } from './whole-image.ts'

const letters = (text: string) => [...new TextEncoder().encode(text)]
const long = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]
const raw = (...bytes: number[]) => bytes
const zeros = (count: number) => Array.from({ length: count }, () => 0)

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
]
const END = [0xff, 0xd9]
/** Its segments bear a small picture, which ends; its bytes have what looks like a marker, and restarts. */
const JPEG = [
  ...raw(0xff, 0xd8),
  ...segment(0xe1, [...letters('Exif'), 0xff, 0xd8, 0xff, 0xdb, ...END]),
  ...segment(0xdb, zeros(65)),
  ...raw(0xff),
  ...segment(0xc2, zeros(15)),
  ...segment(0xda, zeros(8)),
  ...raw(1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4),
  ...segment(0xc4, [0xff, 0xd9, 0xff]),
  ...segment(0xda, zeros(8)),
  ...raw(5, 6, 7),
]

const chunk = (name: string, content: number[]) => [
  ...long(content.length),
  ...letters(name),
  ...content,
  ...zeros(4),
]
const PNG = [
  ...raw(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  ...chunk('IHDR', zeros(13)),
  ...chunk('IDAT', [...letters('....IEND'), 1, 2, 3]),
]
const IEND = chunk('IEND', [])

const webp = (content: number[]) => [
  ...letters('RIFF'),
  ...long(content.length + 4).toReversed(),
  ...letters('WEBP'),
  ...content,
]

const box = (name: string, content: number[]) => [
  ...long(content.length + 8),
  ...letters(name),
  ...content,
]
const ftyp = (brand: string) =>
  box('ftyp', [...letters(brand), ...zeros(4), ...letters('mif1'), ...letters(brand)])
const META = box('meta', zeros(20))
const MDAT = box('mdat', zeros(40))
/** With a length of 64 bits. */
const LONG_MDAT = [...long(1), ...letters('mdat'), ...long(0), ...long(16 + 40), ...zeros(40)]

type Case = [name: string, type: ImageType, bytes: number[]]

const told = (bytes: number[]) => {
  const read = new Uint8Array(bytes)
  const type = imageType(read)
  return type && { type, isWhole: isWholeImage(read, type) }
}

it.each([
  ['a JPEG', 'jpeg', [...JPEG, ...END]],
  ['a JPEG with a film behind it', 'jpeg', [...JPEG, ...END, ...box('ftyp', letters('mp42'))]],
  ['a JPEG with a second picture behind it', 'jpeg', [...JPEG, ...END, ...JPEG, ...END]],
  ['a JPEG that is padded', 'jpeg', [...JPEG, ...END, ...zeros(300)]],
  ['a PNG', 'png', [...PNG, ...IEND]],
  ['a PNG with the rest of a longer one', 'png', [...PNG, ...IEND, 1, 2, 3]],
  ['a WebP', 'webp', webp(zeros(10))],
  ['a WebP without the byte that makes it even', 'webp', webp(zeros(10)).slice(0, -1)],
  ['an AVIF', 'avif', [...ftyp('avif'), ...META, ...MDAT]],
  ['a HEIC', 'heic', [...ftyp('heic'), ...META, ...LONG_MDAT]],
  ['a HEIC with a film', 'heic', [...ftyp('heic'), ...META, ...MDAT, ...box('mpvd', zeros(9))]],
  [
    'a HEIC with what nobody knows',
    'heic',
    [...ftyp('heic'), ...META, ...MDAT, ...letters('SEFHxxxxyyyyzzzz')],
  ],
  [
    'a HEIC to the end of the file',
    'heic',
    [...ftyp('heic'), ...META, ...long(0), ...letters('mdat'), ...zeros(9)],
  ],
] satisfies Case[])('a file has its end: %s', (_name, type, bytes) => {
  expect(told(bytes)).toEqual({ type, isWhole: true })
})

it.each([
  ['a JPEG', 'jpeg', JPEG],
  ['a JPEG between the two bytes of a marker', 'jpeg', [...JPEG, 0xff]],
  ['a JPEG within the length of a segment', 'jpeg', [...JPEG, 0xff, 0xc4, 0]],
  ['a JPEG within its head', 'jpeg', JPEG.slice(0, 14)],
  ['a JPEG of which the rest is empty', 'jpeg', [...JPEG, ...zeros(300)]],
  ['a PNG', 'png', PNG],
  ['a PNG within its last chunk', 'png', [...PNG, ...IEND.slice(0, 6)]],
  ['a WebP', 'webp', webp(zeros(10)).slice(0, -2)],
  ['an AVIF', 'avif', [...ftyp('avif'), ...META, ...MDAT.slice(0, -1)]],
  ['a HEIC', 'heic', [...ftyp('heic'), ...META, ...LONG_MDAT.slice(0, -1)]],
] satisfies Case[])('a file breaks off: %s', (_name, type, bytes) => {
  expect(told(bytes)).toEqual({ type, isWhole: false })
})

it.each([
  'hello, this is a text',
  'GIF89a..........',
  '<svg xmlns="x"></svg>',
  '....ftypmp42....',
  '',
])('is none of the types: %s', (text) => {
  expect(imageType(new Uint8Array(letters(text)))).toBeUndefined()
})
