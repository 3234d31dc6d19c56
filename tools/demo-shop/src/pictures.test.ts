import { expect, it } from 'vitest'
import { productPictures } from './pictures.ts'

const bucket = {
  name: 'Bucket',
  form: 'bucket',
  material: 'Plastic',
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
