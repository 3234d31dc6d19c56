import { expect, it } from 'vitest'
import { insertInOrder } from './image-uploads.ts'

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
