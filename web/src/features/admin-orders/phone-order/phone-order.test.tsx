import { asProductId } from '@bartan/contract/products/product-id'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anOrder, aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { PhoneOrder } from './phone-order.tsx'

signInBeforeEach('admin')

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** Who calls, and where the parcel goes. */
const typeCaller = async (phone = '9876543210') => {
  for (const [label, typed] of [
    ['First name', 'Kavita'],
    ['Last name', 'Joshi'],
    ['Phone', phone],
    ['Address', '4 Ghat Road'],
    ['City', 'Varanasi'],
    ['PIN code', '221001'],
  ] as const)
    await userEvent.type(field(label), typed)
}
const search = () => screen.getByRole('combobox', { name: 'Find a product' })

it('says of an order without products what is missing, and leads there', async () => {
  const api = fakeApi({ 'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] } })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  expect(search().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(search())
  expect(screen.getByText('Please choose at least one product')).toBeTruthy()
  expect(await screen.findByText('First name is required')).toBeTruthy()
  expect(api.calls()).toEqual([])
})

it('searches by Enter, and does not place the order by it', async () => {
  fakeApi({ 'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] } })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(search(), 'thali{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: /Steel Thali/ }))
  await userEvent.type(search(), '{Enter}')
  expect(screen.queryByText('First name is required')).toBeNull()
})

it('finds products by arrows as well, and tells a screen reader of them', async () => {
  const bucket = aProduct({ _id: asProductId('bucket'), name: 'Bucket', countInStock: 0 })
  const jug = aProduct({ _id: asProductId('jug'), name: 'Jug', countInStock: 3 })
  fakeApi({ 'GET /api/admin/products': { body: [aProduct({ countInStock: 5 }), bucket, jug] } })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(search(), 'steel')
  await screen.findByText('3 products found')
  expect(search().getAttribute('aria-expanded')).toBe('true')
  const options = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(options.map((option) => option.getAttribute('aria-disabled'))).toEqual([
    null,
    'true',
    null,
  ])
  const active = () =>
    document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).toMatch(/^Steel Thali/))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).toMatch(/^Jug/))
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Increase quantity of Jug' })).toBeTruthy()
  // Free for the next one.
  await waitFor(() => expect(search()).toHaveProperty('value', ''))
  expect(document.activeElement).toBe(search())
  expect(screen.queryByRole('listbox')).toBeNull()
})

const chosen = (group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { pressed: true })
    .textContent

it('takes another size or color by one press', async () => {
  const jug = aProduct({ name: 'Jug', sizes: ['1 L', '2 L'], colors: ['Red', 'Blue'] })
  fakeApi({
    'GET /api/admin/products': { body: [{ ...jug, countInStock: 5 }] },
    'GET /api/admin/users': { body: [] },
  })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(search(), 'jug{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: /Jug/ }))
  expect([chosen('Size of Jug'), chosen('Color of Jug')]).toEqual(['1 L', 'Red'])
  await userEvent.click(screen.getByRole('button', { name: '2 L' }))
  await userEvent.click(screen.getByRole('button', { name: 'Blue' }))
  expect([chosen('Size of Jug'), chosen('Color of Jug')]).toEqual(['2 L', 'Blue'])
})

it('is there after a reload, until it is placed', async () => {
  const api = fakeApi({
    'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] },
    'GET /api/admin/users': { body: [] },
    'POST /api/admin/orders': { status: 201, body: anOrder() },
  })
  const first = renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await userEvent.type(search(), 'thali{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: /Steel Thali/ }))
  await typeCaller()
  await userEvent.type(screen.getByLabelText(/^Code of an offer/), 'DIWALI')
  await userEvent.selectOptions(field('Language of the customer'), 'ta')
  first.unmount()

  const placed = vi.fn<(id: string) => void>()
  const second = renderApp(<PhoneOrder onPlaced={placed} />)
  expect(field('First name').value).toBe('Kavita')
  expect(screen.getAllByText('Steel Thali')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(placed).toHaveBeenCalledWith('o1'))
  const said = { couponCode: 'DIWALI', language: 'ta' }
  expect(api.bodyOf('POST /api/admin/orders')).toMatchObject(said)
  second.unmount()
  renderApp(<PhoneOrder onPlaced={placed} />)
  expect(field('First name').value).toBe('')
  expect(screen.queryByText('Steel Thali')).toBeNull()
})

const fillIn = async (phone: string) => {
  await userEvent.type(search(), 'thali{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: /Steel Thali/ }))
  await typeCaller(phone)
}

it('changed after it was placed unnoticed is another order only when it is pressed again', async () => {
  const refused = failure(409, 'key_reused', 'Change BR-7K42, or place another')
  const api = fakeApi({
    'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] },
    'GET /api/admin/users': { body: [] },
    'POST /api/admin/orders': () => (keys().length === 1 ? refused : { body: anOrder() }),
  })
  const keys = () =>
    api.sent
      .filter(({ call }) => call === 'POST /api/admin/orders')
      .map(({ body }) => (body as { key: string }).key)
  const placed = vi.fn<(id: string) => void>()
  renderApp(<PhoneOrder onPlaced={placed} />)
  await fillIn('9876543210')
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByText('Change BR-7K42, or place another')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(placed).toHaveBeenCalledWith('o1'))
  expect(new Set(keys()).size).toBe(2)
})

it('is made out to a firm whose GSTIN is typed', async () => {
  const api = fakeApi({
    'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] },
    'GET /api/admin/users': { body: [] },
    'POST /api/admin/orders': { status: 201, body: anOrder() },
  })
  renderApp(<PhoneOrder onPlaced={() => undefined} />)
  await fillIn('9876543210')
  expect(screen.queryByLabelText(/Firm of the buyer/)).toBeNull()
  await userEvent.type(screen.getByLabelText(/GSTIN of the buyer/), '27aapfu0939f1zv')
  await userEvent.type(screen.getByLabelText(/Firm of the buyer/), 'Poona Kitchens')
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  const placed = { buyerGstin: '27AAPFU0939F1ZV', buyerName: 'Poona Kitchens' }
  await waitFor(() =>
    expect(api.sent.map(({ body }) => body)).toContainEqual(expect.objectContaining(placed)),
  )
})

const withAccount = () =>
  fakeApi({
    'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] },
    'GET /api/admin/users': ({ query }) => ({
      body:
        query['search'] === '9876500001'
          ? [
              {
                _id: 'u7',
                name: 'Kavita Joshi',
                phone: '9876500001',
                role: 'customer',
                createdAt: new Date(Date.now() - 100 * DAY_MS).toISOString(),
              },
            ]
          : [],
    }),
    'POST /api/admin/orders': { status: 201, body: anOrder() },
  })

const sentOrder = (api: ReturnType<typeof withAccount>) =>
  api.sent.find(({ call }) => call === 'POST /api/admin/orders')?.body

it('asks whether the caller is who the number belongs to, and links the order only then', async () => {
  const api = withAccount()
  const placed = vi.fn<(id: string) => void>()
  renderApp(<PhoneOrder onPlaced={placed} />)
  await fillIn('+91 98765-00001')
  expect(
    await screen.findByText('Kavita Joshi has this number. Registered 3 months ago.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'The caller is Kavita Joshi' }))
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(placed).toHaveBeenCalled())
  expect(sentOrder(api)).toMatchObject({
    userId: 'u7',
    confirmedCustomer: true,
    customer: { phone: '9876500001' },
    shippingAddress: { phone: '9876500001' },
  })
})

it('links no order to an account about which nobody was asked, or of another number', async () => {
  const api = withAccount()
  const placed = vi.fn<(id: string) => void>()
  renderApp(<PhoneOrder onPlaced={placed} />)
  await fillIn('9876500001')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The caller is Kavita Joshi' }))
  await userEvent.clear(field('Phone'))
  await userEvent.type(field('Phone'), '9876500002')
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(placed).toHaveBeenCalled())
  expect(sentOrder(api)).not.toHaveProperty('userId')
})

it('takes a code, says why one can’t be used, and counts with the PIN code', async () => {
  const prices = { itemsPrice: 398, shippingPrice: 40, totalPrice: 438 }
  const lines = [
    { productId: 'thali', size: 'Small', color: 'Red', quantity: 1, price: 199, discount: 0 },
  ]
  const api = fakeApi({
    'GET /api/admin/products': { body: [aProduct({ countInStock: 5 })] },
    'GET /api/admin/users': { body: [] },
    'GET /api/admin/orders': { body: [] },
    'POST /api/checkout/quote': ({ body }) => {
      const { couponCode } = body as { couponCode?: string }
      if (couponCode === 'OLD')
        return failure(409, 'offer_over', 'This code is over', {
          fields: { couponCode: 'This code is over' },
        })
      const offer = { id: 'o', name: 'Society', code: 'SOCIETY', discount: 50 }
      return { body: { lines, ...prices, ...(couponCode && { offer, totalPrice: 388 }) } }
    },
    'POST /api/admin/orders': { status: 201, body: anOrder() },
  })
  const placed = vi.fn<(id: string) => void>()
  renderApp(<PhoneOrder onPlaced={placed} />)
  await userEvent.type(search(), 'thali{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: /Steel Thali/ }))
  const code = screen.getByLabelText(/^Code of an offer/)
  await userEvent.type(code, 'OLD')
  expect(await screen.findByText('This code is over')).toBeTruthy()
  expect(screen.getByText('₹438')).toBeTruthy()
  await userEvent.clear(code)
  await userEvent.type(code, 'society')
  expect(await screen.findByText('₹388')).toBeTruthy()
  await typeCaller()
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(placed).toHaveBeenCalledWith('o1'))
  const bodyOf = (call: string) => api.sent.findLast((sent) => sent.call === call)?.body
  expect(bodyOf('POST /api/admin/orders')).toMatchObject({ couponCode: 'society' })
  expect(bodyOf('POST /api/checkout/quote')).toMatchObject({
    couponCode: 'society',
    shippingAddress: { postalCode: '221001' },
  })
})
