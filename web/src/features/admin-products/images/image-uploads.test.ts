import { expect, it } from 'vitest'
import { fileFault, insertInOrder } from './image-uploads.ts'

const urlsAfter = (arrivals: readonly [url: string, key: number][]): string[] => {
  const keys = new Map<string, number>()
  let images = [{ url: 'saved', altText: '' }]
  for (const [url, key] of arrivals) {
    keys.set(url, key)
    images = insertInOrder(images, url, keys)
  }
  return images.map(({ url }) => url)
}

it('images stay in the order in which they were chosen, whichever is uploaded first', () => {
  const inOrder = ['saved', 'one', 'two', 'three']
  expect(
    urlsAfter([
      ['three', 3],
      ['one', 1],
      ['two', 2],
    ]),
  ).toEqual(inOrder)
  expect(
    urlsAfter([
      ['two', 2],
      ['three', 3],
      ['one', 1],
    ]),
  ).toEqual(inOrder)
})

it.each([
  ['photo.jpg', 'image/jpeg', undefined],
  ['photo.heic', '', undefined],
  ['photo.heic', 'image/heic', undefined],
  ['drawing.svg', 'image/svg+xml', 'Only JPEG, PNG, WebP and AVIF pictures'],
])('%s of type "%s" is tried or refused', (name, type, fault) => {
  expect(fileFault(new File(['x'], name, { type }))).toBe(fault)
})

it('an empty file is refused', () => {
  expect(fileFault(new File([], 'photo.jpg', { type: 'image/jpeg' }))).toBe('The file is empty')
})
