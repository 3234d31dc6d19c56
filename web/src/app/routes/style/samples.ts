import type { Product } from '@bartan/contract/product'

export const LONG_NAME =
  'Supremewere Extra Large Stainless Steel Pressure-Cooker-With-Outer-Lid and a Name that does not end'

const thali: Product = {
  _id: 'usual',
  name: 'Steel Thali',
  description: 'Rings like a bell.',
  price: 199,
  countInStock: 9,
  sku: 'THA-1',
  category: 'Kitchen',
  brand: 'Omax',
  sizes: ['Small', 'Large'],
  colors: ['Red', 'Blue'],
  collection: 'Everyday',
  material: 'Steel',
  images: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

/** A product as it mostly is, and as it is at its extremes. */
export const SAMPLES: readonly Product[] = [
  { ...thali, rating: { average: 4.3, count: 12 } },
  { ...thali, _id: 'reduced', originalPrice: 249, countInStock: 3 },
  {
    ...thali,
    _id: 'extreme',
    name: LONG_NAME,
    brand: 'A brand of many, many words indeed',
    price: 9_999_999.5,
    countInStock: 0,
    colors: ['Red', 'Blue', 'Green', 'Black', 'Yellow', 'Gray', 'White', 'Pink'],
  },
]
