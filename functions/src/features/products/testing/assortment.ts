import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import type { CatalogEntry } from '../index/product-rows.ts'
import ROWS from './assortment.json' with { type: 'json' }
import { anEntry } from './household.ts'

/** One product a row: id, name, price, material, brand, colors, description. */
const entriesOf = (category: keyof typeof ROWS, from: number): CatalogEntry[] =>
  ROWS[category].map((row, place) => {
    const [_id = '', name = '', price = '', material = '', ...rest] = row.split(' | ')
    const [brand = '', colors = '', description = ''] = rest
    return anEntry({
      _id: asProductId(_id),
      name,
      price: rupees(Number(price)),
      material,
      brand,
      description,
      category,
      colors: colors.split(' '),
      collection: category === 'Kids' ? 'Little Ones' : 'Everyday',
      createdAt: new Date(Date.UTC(2026, 0, 1 + from + place)).toISOString(),
    })
  })

/** A shop in which shopper-queries.json says what is meant by what shoppers type. */
export const ASSORTMENT: CatalogEntry[] = [
  ...entriesOf('Kitchen', 0),
  ...entriesOf('Bathroom', 100),
  ...entriesOf('Kids', 200),
]
