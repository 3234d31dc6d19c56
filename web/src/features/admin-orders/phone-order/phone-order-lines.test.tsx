import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '@bartan/contract/pricing/shipping'
import { asSku } from '@bartan/contract/products/product-id'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { toRupees, rupees, paise } from '@bartan/contract/shared/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aProduct, anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import {
  chargesOf,
  chosenOffer,
  orderItemsOf,
  wantedLine,
  withChoice,
} from './phone-order-lines.ts'
import { PhoneOrder } from './phone-order.tsx'

const thali = aProduct({ price: rupees(99.5) })

/** Ships free. */
const ENOUGH = Math.ceil(FREE_SHIPPING_FROM / 99_50)

it('lines of the same choice are ordered as one', () => {
  const line = wantedLine(thali)
  expect(orderItemsOf([line, { ...line, quantity: 2 }, { ...line, color: 'Blue' }])).toEqual([
    { productId: 'thali', size: 'Small', color: 'Red', price: 99.5, quantity: 3 },
    { productId: 'thali', size: 'Small', color: 'Blue', price: 99.5, quantity: 1 },
  ])
})

it.each([
  [0, { itemsPrice: 0, shippingPrice: 0, totalPrice: 0 }],
  [
    2,
    {
      itemsPrice: 199,
      shippingPrice: toRupees(SHIPPING_FEE),
      totalPrice: toRupees(paise(199_00 + SHIPPING_FEE)),
    },
  ],
  [ENOUGH, { itemsPrice: 99.5 * ENOUGH, shippingPrice: 0, totalPrice: 99.5 * ENOUGH }],
])('%d units come to what the shop would charge', (quantity, charges) => {
  expect(
    chargesOf(DEFAULT_SHOP, quantity === 0 ? [] : [{ ...wantedLine(thali), quantity }]),
  ).toEqual(charges)
})

describe('of a product with variants', () => {
  const tiffin = aProduct({
    sizes: ['1 L', '3 L'],
    colors: ['Red', 'Blue'],
    price: rupees(200),
    countInStock: 7,
    variants: [
      { size: '1 L', color: 'Red', sku: asSku('A'), countInStock: 0, price: rupees(200) },
      { size: '1 L', color: 'Blue', sku: asSku('B'), countInStock: 5, price: rupees(250) },
      { size: '3 L', color: 'Red', sku: asSku('C'), countInStock: 2, price: rupees(400) },
    ],
  })
  const line = wantedLine(tiffin)

  it('a line starts with one in stock, at its price', () => {
    expect(line).toMatchObject({ size: '1 L', color: 'Blue' })
    expect(chosenOffer(line)).toMatchObject({ price: 250, countInStock: 5 })
    expect(orderItemsOf([line])[0]).toMatchObject({ size: '1 L', color: 'Blue', price: 250 })
    expect(chargesOf(DEFAULT_SHOP, [{ ...line, quantity: 2 }]).itemsPrice).toBe(500)
  })

  it('another choice takes over the one that it comes in, and no more than there is of it', () => {
    expect(withChoice({ ...line, quantity: 5 }, { size: '3 L' })).toMatchObject({
      size: '3 L',
      color: 'Red',
      quantity: 2,
    })
    expect(withChoice(line, { color: 'Red' })).toMatchObject({ size: '1 L', color: 'Red' })
    expect(chosenOffer({ product: tiffin, size: '3 L', color: 'Blue' }).countInStock).toBe(0)
  })
})

signInBeforeEach('admin')

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('fills in who ordered last by that number, and nothing over what is typed', async () => {
  const last = anOrder()
  fakeApi({
    'GET /api/admin/users': { body: [] },
    'GET /api/admin/orders': ({ query }) => ({
      body: query['phone'] === '9876543210' ? [last] : [],
    }),
  })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(field('Phone'), '9876543210')
  const { firstName, address } = last.shippingAddress
  await waitFor(() => expect(field('Address').value).toBe(address))
  expect(field('First name').value).toBe(firstName)
  // It was another number: their address is not this caller's.
  await userEvent.type(field('Phone'), '{Backspace}1')
  await waitFor(() => expect(field('Address').value).toBe(''))
  await userEvent.type(field('City'), 'Pune')
  await userEvent.type(field('Phone'), '{Backspace}0')
  expect(field('Address').value).toBe('')
  expect(field('City').value).toBe('Pune')
})

it('lets typed text replace what is filled in meanwhile', async () => {
  fakeApi({ 'GET /api/admin/users': { body: [] }, 'GET /api/admin/orders': { body: [anOrder()] } })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  act(() => field('First name').focus())
  fireEvent.change(field('Phone'), { target: { value: '9876543210' } })
  await waitFor(() => expect(field('First name').value).not.toBe(''))
  await userEvent.keyboard('Kavita')
  expect(field('First name').value).toBe('Kavita')
})
