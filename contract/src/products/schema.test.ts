import { expect, it } from 'vitest'
import { reasonOfIssue } from '../reasons/issues.ts'
import { productListQuerySchema } from './schema.ts'

it('takes comma lists, given once or repeated, and drops what is empty', () => {
  expect(
    productListQuerySchema.parse({ size: 'Small, Large,', brand: ['Omax', 'Royal'], color: '' }),
  ).toMatchObject({
    size: ['Small', 'Large'],
    brand: ['Omax', 'Royal'],
    color: [],
    sortBy: 'default',
  })
})

it('takes an empty parameter as absent', () => {
  const query = productListQuerySchema.parse({ minPrice: '', search: '', sortBy: '', limit: '' })
  expect(query).toMatchObject({ sortBy: 'default' })
  expect(query.minPrice).toBeUndefined()
  expect(query.search).toBeUndefined()
})

it.each([
  ['maxPrice', '100000000000'],
  ['page', '100000000000'],
])('takes %s %s', (name, value) => {
  expect(productListQuerySchema.parse({ [name]: value })).toMatchObject({ [name]: Number(value) })
})

it.each([
  ['minPrice', 'abc'],
  ['maxPrice', '-1'],
  ['maxPrice', '1e9'],
  ['limit', '0'],
  ['limit', '101'],
  ['limit', '2.5'],
  ['page', '0'],
  ['sortBy', 'cheapest'],
  ['search', ['a', 'b']],
  ['size', { $ne: '' }],
])('names %s when its value is %o', (name, value) => {
  const issues = productListQuerySchema.safeParse({ [name]: value }).error?.issues
  expect(issues).toHaveLength(1)
  expect(issues?.[0]?.path).toEqual([name])
  expect(issues?.map(reasonOfIssue)[0]?.message).toContain(name)
})
