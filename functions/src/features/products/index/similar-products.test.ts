import { asProductId } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { rupees } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { anEntry } from '../testing/household.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { CatalogEntry } from './product-rows.ts'
import { similarProducts } from './similar-products.ts'

const [KITCHEN, , KIDS] = CATEGORIES

const indexOf = (...entries: CatalogEntry[]) => {
  const index = new CatalogIndex()
  index.apply(entries.map((entry) => ({ id: entry.product._id, version: entry.version, entry })))
  return index
}

const similarTo = (id: string, index: CatalogIndex, count = 4) =>
  similarProducts(index, index.rows.slotOf(id)!, count).map(index.rows.id)

describe('similar products', () => {
  const likeIt = {
    category: KITCHEN,
    brand: 'Cello',
    material: 'Steel',
    colors: ['Red', 'Blue'],
  } as const
  it('share the category, and those that share most attributes come first', () => {
    const index = indexOf(
      anEntry({ ...likeIt, _id: asProductId('it'), colors: ['Red', 'Blue'] }),
      anEntry({
        ...likeIt,
        _id: asProductId('other category'),
        category: KIDS,
        colors: ['Red', 'Blue'],
      }),
      anEntry({ _id: asProductId('nothing') }),
      anEntry({ ...likeIt, _id: asProductId('brand'), material: 'Iron', colors: [] }),
      anEntry({ ...likeIt, _id: asProductId('all'), colors: ['Red', 'Blue'] }),
      anEntry({ ...likeIt, _id: asProductId('one color less'), colors: ['red'] }),
      anEntry({ _id: asProductId('color'), colors: ['Blue'] }),
    )
    expect(similarTo('it', index)).toEqual(['all', 'one color less', 'brand', 'color'])
  })

  it('of equals, are those that share words of the name, then the nearest in price', () => {
    const index = indexOf(
      anEntry({ _id: asProductId('it'), name: 'Steel Bottle', price: rupees(100) }),
      anEntry({ _id: asProductId('far'), name: 'Mug', price: rupees(900) }),
      anEntry({ _id: asProductId('near'), name: 'Plate', price: rupees(110) }),
      anEntry({ _id: asProductId('bottle'), name: 'Blue Bottle', price: rupees(999) }),
    )
    expect(similarTo('it', index)).toEqual(['bottle', 'near', 'far'])
    expect(similarTo('it', index, 1)).toEqual(['bottle'])
  })

  it('of equals, are those of its kind, whatever they are called', () => {
    const index = indexOf(
      anEntry({ _id: asProductId('it'), name: 'Steel Wok', price: rupees(100) }),
      anEntry({ _id: asProductId('near'), name: 'Steel Plate', price: rupees(110) }),
      anEntry({ _id: asProductId('kadhai'), name: 'Annapurna Kadhai', price: rupees(900) }),
    )
    expect(similarTo('it', index)).toEqual(['kadhai', 'near'])
  })
})
