import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { bodiesOf } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Products } from '../components/products.tsx'

const tiffin = aProduct({
  name: 'Tiffin',
  price: rupees(200),
  priceMax: rupees(250),
  countInStock: 8,
  variants: [
    { size: '1 L', color: 'Red', sku: asSku('A'), countInStock: 3, price: rupees(200) },
    { size: '3 L', color: 'Red', sku: asSku('B'), countInStock: 5, price: rupees(250) },
  ],
})

const PUT = 'PUT /api/products/thali'
const saved = (first: number) => ({
  ...tiffin,
  countInStock: first + 5,
  variants: tiffin.variants?.map((variant, index) =>
    index === 0 ? { ...variant, countInStock: first } : variant,
  ),
})

const LABEL = 'Stock of Tiffin, Red · 1 L'
const stock = () => screen.getByLabelText<HTMLInputElement>(LABEL)

const openSheet = async (answer: Parameters<typeof fakeApi>[0][string]) => {
  const api = fakeApi({
    'GET /api/admin/products': {
      body: [{ ...tiffin, sold: 0 }],
      headers: { 'x-total-count': '1' },
    },
    'GET /api/admin/products/thali': { body: saved(2) },
    [PUT]: answer,
  })
  renderApp(<Products />, { at: '/admin/products' })
  await userEvent.click(await screen.findByRole('button', { name: /^Stock of Tiffin: 8/ }))
  return api
}

const setTo = async (text: string) => {
  await userEvent.clear(stock())
  await userEvent.type(stock(), `${text}{Enter}`)
}

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it('a product with variants has a sheet with a row for each, which sends the SKU', async () => {
  const api = await openSheet({ body: saved(20) })
  expect(screen.queryByLabelText('Price of Tiffin')).toBeNull()
  expect(screen.getAllByText('₹200 – ₹250')).not.toEqual([])
  await setTo('20')
  await waitFor(() => expect(stock().value).toBe('20'))
  expect(bodiesOf(api, 'PUT')).toEqual([
    { sku: 'A', stockChange: 17, countInStockWas: 3, reason: 'counted' },
  ])
})

it('names the variant whose stock another has changed meanwhile', async () => {
  const api = await openSheet(
    failure(409, 'changed_meanwhile', 'Changed', { current: { countInStock: 2 } }),
  )
  await setTo('20')
  const dialog = await screen.findByRole('dialog', { name: 'Changed meanwhile' })
  expect(within(dialog).getByText(/Tiffin, Red · 1 L went from 3 to 2/)).toBeTruthy()
  api.answers[PUT] = { body: saved(20) }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set it to 20' }))
  await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(2))
  expect(bodiesOf(api, 'PUT')[1]).toMatchObject({ stockChange: 18, countInStockWas: 2 })
})

it.each([
  ['7', 7],
  ['१,२००', 1200],
  [' 1 200 ', 1200],
])('adds %s units to a variant, with a reason', async (typed, stockChange) => {
  const api = await openSheet({ body: saved(10) })
  const open = { name: 'Add or take off units of Tiffin, Red · 1 L' }
  await userEvent.click(screen.getByRole('button', open))
  const dialog = screen.getByRole('dialog', open)
  await userEvent.type(within(dialog).getByLabelText('Units'), typed)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(stock().value).toBe('10'))
  expect(bodiesOf(api, 'PUT')).toEqual([{ sku: 'A', stockChange, reason: 'received' }])
})
