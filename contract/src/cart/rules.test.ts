import { expect, it } from 'vitest'
import { asProductId } from '../products/product-id.ts'
import { reasonOfIssue } from '../reasons/issues.ts'
import { addToCart, mergeCart } from './endpoints.ts'
import { isGuestId, isSameLine } from './rules.ts'
import { guestIdSchema } from './schema.ts'

it.each([
  'guest_1763625600000',
  'guest_1763625600000_k3j9XY',
  'guest_1763625600000_0b1f4c9e-6a53-4b0a-9d6c-2f1f6a1f3f52',
  'guest_1763625600000_-Q_x',
  'guest_1763625600000123456789',
])('takes the guest id %s', (id) => {
  expect(guestIdSchema.safeParse(id).success).toBe(true)
})

it.each(['guest_', 'guest_x', 'guest_1_', 'guest_1/../2', 'user_1', '', 5, null])(
  'refuses the guest id %o',
  (id) => {
    expect(guestIdSchema.safeParse(id).success).toBe(false)
  },
)

it('says that a guest id is missing', () => {
  expect(mergeCart.body.safeParse({}).error?.issues.map(reasonOfIssue)[0]?.message).toBe(
    'guestId is required',
  )
})

it('tells lines apart by product, size and color', () => {
  const line = { productId: asProductId('p'), size: 'Small', color: 'Red' }
  expect(isSameLine(line, { ...line })).toBe(true)
  expect(isSameLine(line, { ...line, size: 'Large' })).toBe(false)
  expect(isSameLine(line, { ...line, color: '' })).toBe(false)
})

it.each([0, -1, 1.5, '2', 2 ** 53, undefined, Number.NaN])('adds no quantity of %o', (quantity) => {
  const issues = addToCart.body.safeParse({
    guestId: 'guest_1',
    productId: asProductId('p'),
    quantity,
  }).error?.issues
  expect(issues?.map(({ path }) => path)).toEqual([['quantity']])
  expect(issues?.map(reasonOfIssue)[0]?.message).toContain('quantity')
})

it('takes a product without size and color', () => {
  expect(
    addToCart.body.parse({
      guestId: 'guest_1',
      productId: asProductId('p'),
      quantity: 1,
      color: null,
    }),
  ).toMatchObject({ size: '', color: '' })
})

it('the web takes the guest ids that the server takes, made by earlier versions or by other callers', () => {
  for (const id of ['guest_1763625600000123456789', 'guest_1763625600000_-Q_x', 'guest_1'])
    expect(isGuestId(id)).toBe(true)
  expect(isGuestId('guest_1/../2')).toBe(false)
  expect(isGuestId(undefined)).toBe(false)
})
