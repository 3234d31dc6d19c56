import { MAX_PRICE } from '@bartan/contract/products/fields/input-rules'
import { productChangeSchema } from '@bartan/contract/products/input-schema'
import { asSku } from '@bartan/contract/products/product-id'
import { MAX_STOCK } from '@bartan/contract/products/stock/stock'
import { rupees } from '@bartan/contract/shared/money'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi, beforeEach, describe } from 'vitest'
import admin from '#i18n/hi/admin.json'
import { addTexts } from '#i18n/translate.ts'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi, failure } from '#testing/fake-api.ts'
import { bodiesOf } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Products } from '../components/products.tsx'
import { EditProduct } from '../form/edit-product.tsx'
import { InlineNumber } from './inline-number.tsx'
import { priceFault, stockFault } from './use-quick-edit.ts'

const show = () => {
  const onSave = vi.fn<(value: number) => void>()
  render(
    <InlineNumber
      label="Price"
      value={199}
      faultOf={() => undefined}
      inputMode="decimal"
      onSave={onSave}
      saving={undefined}
      width="112px"
    />,
  )
  return { onSave, field: screen.getByRole<HTMLInputElement>('textbox') }
}

it('is saved when its field is left', async () => {
  const { onSave, field } = show()
  await userEvent.clear(field)
  await userEvent.type(field, '149')
  await userEvent.tab()
  expect(onSave.mock.calls).toEqual([[149]])
})

it('is not saved on Escape, which leaves the field as it was, and is when it is typed again', async () => {
  const { onSave, field } = show()
  await userEvent.clear(field)
  await userEvent.type(field, '149{Escape}')
  expect(field.value).toBe('199')
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, '179')
  await userEvent.tab()
  expect(onSave.mock.calls).toEqual([[179]])
})

const thali = { ...aProduct(), sold: 3 }
const listed = { body: [thali], headers: { 'x-total-count': '1' } }

signInBeforeEach('admin')

it('keeps what is being typed into a row when the answer to a search comes', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof listed>()
  const api = fakeApi({
    'GET /api/admin/products': ({ query }) => (query['search'] ? promise : listed),
    'PUT /api/products/thali': { body: { ...thali, countInStock: 7 } },
  })
  renderApp(<Products />, { at: '/admin/products', toasts: true })
  const field = await screen.findByLabelText('Stock of Steel Thali')
  await userEvent.type(screen.getByLabelText('Search products'), 'thali')
  await waitFor(() => expect(api.sent.at(-1)?.query['search']).toBe('thali'))
  await userEvent.clear(field)
  await userEvent.type(field, '7')
  resolve({ ...listed, headers: { 'x-total-count': '8' } })
  await screen.findByText('8 products')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Steel Thali is saved')).toBeTruthy()
})

describe('the name in Hindi', () => {
  const inHindi = aProduct({ nameIn: { hi: 'स्टील थाली' }, nameHi: 'स्टील थाली' })

  beforeEach(() => {
    session.start(signedInAs({ ...asha, role: 'admin' }))
    addTexts('hi', admin)
  })

  it('of a change in the list is the one that the list shows', async () => {
    fakeApi({
      'GET /api/admin/products': {
        body: [{ ...inHindi, sold: 0 }],
        headers: { 'x-total-count': '1' },
      },
      'PUT /api/products/thali': failure(503, 'internal', 'Later'),
    })
    renderApp(<Products />, { at: '/hi/admin/products', language: 'hi', toasts: true })
    const price = await screen.findByLabelText('स्टील थाली का दाम')
    await userEvent.clear(price)
    await userEvent.type(price, '120{Enter}')
    expect(await screen.findByText('स्टील थाली नहीं बदला जा सका')).toBeTruthy()
  })

  it('of a change in the form is the same', async () => {
    fakeApi({
      'GET /api/admin/products/thali': { body: inHindi },
      'PUT /api/products/thali': { body: inHindi },
    })
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />, {
      language: 'hi',
      toasts: true,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'स्टॉक बढ़ाएँ या घटाएँ' }))
    const name = 'स्टील थाली का स्टॉक बढ़ाएँ या घटाएँ'
    expect(screen.getByRole('dialog', { name })).toBeTruthy()
  })
})

it.each([0, -1, 0.01, 12.5, 12.345, 199, MAX_PRICE, MAX_PRICE + 1, Number.NaN])(
  'a price of %d is fit in the table where it is fit for the API',
  (price) => {
    expect(priceFault('en', price) === undefined).toBe(
      productChangeSchema.safeParse({ price }).success,
    )
  },
)

it.each([0, -1, 1.5, 7, MAX_STOCK, MAX_STOCK + 1, Number.NaN])(
  'a stock of %d likewise',
  (countInStock) => {
    expect(stockFault('en', countInStock) === undefined).toBe(
      productChangeSchema.safeParse({ countInStock }).success,
    )
  },
)

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
  renderApp(<Products />, { at: '/admin/products', toasts: true })
  await userEvent.click(await screen.findByRole('button', { name: /^Stock of Tiffin: 8/ }))
  return api
}

const setTo = async (text: string) => {
  await userEvent.clear(stock())
  await userEvent.type(stock(), `${text}{Enter}`)
}

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
