import { expect, it } from 'vitest'
import { fileFault, fitImage } from './fit-image.ts'

const ONLY = 'Only JPEG, PNG, WebP and AVIF pictures'

it.each([
  ['photo.jpg', 'image/jpeg', undefined],
  ['photo.heic', '', undefined],
  ['photo.heic', 'image/heic', undefined],
  ['drawing.svg', 'image/svg+xml', ONLY],
])('%s of type "%s" is tried or refused before it is read', (name, type, fault) => {
  expect(fileFault('en', new File(['x'], name, { type }))).toBe(fault)
})

/** As far as the picture itself, whose end is missing. */
const halfJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 3, 1, 7, 7, 7, 7, 7, 7, 7])

it.each([
  ['an empty file', [], 'The file is empty'],
  ['a text with the name of a photo', ['this is no picture at all'], ONLY],
  ['a photo that breaks off', [halfJpeg], 'The picture is damaged or incomplete'],
])('%s is refused in words', async (_name, content, fault) => {
  const file = new File(content, 'photo.jpg', { type: 'image/jpeg' })
  expect(await fitImage('en', file)).toEqual({ fault })
})
