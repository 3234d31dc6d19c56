import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrder, aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { EditLines } from './edit-lines.tsx'

const LINES = 'PUT /api/admin/orders/o1/lines'
const PRODUCTS = 'GET /api/admin/products'

const jug = aProduct({
  _id: asProductId('jug'),
  name: 'Jug',
  price: rupees(99.5),
  countInStock: 3,
  sizes: [],
  colors: [],
})

const thali = { productId: 'thali', size: 'Small', color: 'Red' }

const open = async (order = anOrder()) => {
  renderApp(<EditLines order={order} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change the products' }))
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
const save = () => press('Change the order')

const addJug = async () => {
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a product' }), 'jug')
  await userEvent.click(await screen.findByRole('option', { name: /^Jug/ }))
}

signInBeforeEach('admin')

it('says the difference before it is saved, and sends all lines', async () => {
  const api = fakeApi({ [LINES]: { body: anOrder() }, [PRODUCTS]: { body: [jug] } })
  await open()
  expect(screen.getByText('The goods come to ₹199, as before.')).toBeTruthy()
  await press(/Increase quantity of Steel Thali/)
  await addJug()
  expect(screen.getByText('The goods come to ₹497.50: ₹298.50 more than before.')).toBeTruthy()
  await save()
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === LINES)?.body).toEqual({
      lines: [
        { ...thali, quantity: 2 },
        { productId: 'jug', size: '', color: '', quantity: 1 },
      ],
      was: { lines: [{ ...thali, quantity: 1 }] },
    }),
  )
})

it('keeps the price of what the order has, also where it is chosen again', async () => {
  const dearer = aProduct({ price: rupees(299), countInStock: 5 })
  const api = fakeApi({ [LINES]: { body: anOrder() }, [PRODUCTS]: { body: [dearer] } })
  await open()
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a product' }), 'thali')
  await userEvent.click(await screen.findByRole('option', { name: /^Steel Thali/ }))
  expect(screen.getByText('The goods come to ₹398: ₹199 more than before.')).toBeTruthy()
  await save()
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === LINES)?.body).toEqual({
      lines: [{ ...thali, quantity: 2 }],
      was: { lines: [{ ...thali, quantity: 1 }] },
    }),
  )
})

it('asks for a change, and refuses to take out everything', async () => {
  const api = fakeApi({})
  await open()
  await save()
  expect(screen.getByText('Nothing is changed yet')).toBeTruthy()
  await press(/Remove Steel Thali/)
  expect(screen.getByText('The goods come to ₹0: ₹199 less than before.')).toBeTruthy()
  await save()
  expect(screen.getByText(/Something must stay/)).toBeTruthy()
  expect(api.sent).toEqual([])
})

it('closes over lines that somebody else has changed meanwhile, and says so', async () => {
  fakeApi({
    [LINES]: failure(409, 'changed_meanwhile', 'Changed meanwhile'),
    'GET /api/orders/o1': { body: anOrder() },
  })
  renderApp(<EditLines order={anOrder()} />, { toasts: true })
  await userEvent.click(screen.getByRole('button', { name: 'Change the products' }))
  await press(/Increase quantity of Steel Thali/)
  await save()
  expect(await screen.findByText('Changed meanwhile')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull()
})

it('says what is out of stock, and loses nothing', async () => {
  fakeApi({ [LINES]: failure(409, 'out_of_stock', 'Not enough Steel Thali') })
  await open()
  await press(/Increase quantity of Steel Thali/)
  await save()
  expect(await screen.findByText('Not enough Steel Thali')).toBeTruthy()
  expect(screen.getByText('The goods come to ₹398: ₹199 more than before.')).toBeTruthy()
})

it('is not there once the parcel has left', () => {
  fakeApi({})
  renderApp(<EditLines order={anOrder({ status: 'Shipped' })} />)
  expect(screen.queryByRole('button')).toBeNull()
})
