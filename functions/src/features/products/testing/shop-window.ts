import { CATEGORIES } from '@bartan/contract/products/rules'
import type { GivenProduct } from '#testing/builders.ts'

const [, BATHROOM, KIDS] = CATEGORIES

/** Eight products that every filter tells apart. Prices in rupees. */
export const WINDOW: GivenProduct[] = [
  {
    name: 'Steel Bottle',
    price: 250,
    brand: 'Cello',
    material: 'Steel',
    colors: ['Red', 'Blue'],
    sold: 5,
  },
  { name: 'Plastic Bottle', price: 99.5, brand: 'Cello', material: 'Plastic', colors: ['Green'] },
  {
    name: 'Dinner Plate',
    price: 120,
    brand: 'Royal',
    material: 'Fiber',
    sizes: ['Large'],
    sold: 9,
  },
  { name: 'Iron Tawa', price: 1450, brand: 'Prakash', material: 'Iron', colors: [], sizes: [] },
  {
    name: 'Bath Bucket',
    price: 300,
    category: BATHROOM,
    brand: 'Omax',
    collection: 'Monsoon',
    colors: ['Blue'],
  },
  {
    name: 'Soap Dish',
    price: 60,
    category: BATHROOM,
    brand: 'Aristo',
    material: 'Plastic',
    colors: ['White'],
  },
  {
    name: 'Kids Cup',
    price: 80,
    category: KIDS,
    brand: 'Royal',
    material: 'Fiber',
    colors: ['Pink'],
    sold: 5,
  },
  {
    name: 'Kids Plate',
    price: 80,
    category: KIDS,
    brand: 'Royal',
    material: 'Fiber',
    description: 'Dishwasher & microwave safe',
  },
]
