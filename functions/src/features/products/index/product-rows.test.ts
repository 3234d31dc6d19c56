import { expect, it } from 'vitest'
import { productSchema } from '@bartan/contract/products/schema'
import { IN_LISTS } from './product-rows.ts'

it('what lists leave out comes last in the schema, where their texts are cut', () => {
  const listed = new Map(Object.entries(IN_LISTS))
  const fields = Object.keys(productSchema.shape)
  const inLists = fields.filter((field) => listed.get(field))
  expect(fields.slice(0, inLists.length)).toEqual(inLists)
})
