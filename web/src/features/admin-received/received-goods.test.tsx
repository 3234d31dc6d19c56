import { asSku } from '@bartan/contract/products/product-id'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import shopTexts from '#i18n/hi/shop.json'
import { addTexts } from '#i18n/translate.ts'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { ReceivedGoods } from './components/received-goods.tsx'

const RECEIVE = 'POST /api/admin/stock/received'

const reply = {
  at: '2026-11-23T10:00:00.000Z',
  lines: [{ sku: 'THALI-1', quantity: 5, countInStock: 12, cost: 92.5 }],
}

beforeEach(() => addTexts('hi', shopTexts))
signInBeforeEach('catalogue')

const show = (
  answer: Parameters<typeof fakeApi>[0][string] = { status: 201, body: reply },
  language: 'en' | 'hi' = 'en',
) => {
  const api = fakeApi({ 'GET /api/admin/products': { body: [] }, [RECEIVE]: answer })
  renderApp(<ReceivedGoods />, { language })
  return { ...api, received: () => api.sent.filter(({ call }) => call === RECEIVE) }
}

const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }))

const fill = async (number: number, [sku, units, cost]: [string, string, string?]) => {
  await userEvent.type(line(number).getByLabelText(/^SKU/), sku)
  await userEvent.type(line(number).getByLabelText('Units'), units)
  if (cost) await userEvent.type(line(number).getByLabelText(/^Cost/), cost)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Put into stock' }))

it('puts lines into stock at once, and tells what is there now and at what cost', async () => {
  const { received } = show()
  await userEvent.type(screen.getByLabelText(/^Supplier/), 'Mehta & Sons')
  await fill(1, ['THALI-1', '5', '₹1,092.50'])
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  await fill(2, ['TAWA-1', '२'])
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  await save()
  expect(await screen.findByText('THALI-1: 12 units at ₹92.50 each')).toBeTruthy()
  expect(received()[0]?.body).toEqual({
    supplier: 'Mehta & Sons',
    reference: '',
    lines: [
      { sku: 'THALI-1', quantity: 5, cost: 1092.5 },
      { sku: 'TAWA-1', quantity: 2 },
    ],
  })
  expect(line(1).getByLabelText(/^SKU/)).toHaveProperty('value', '')
})

it('takes rows that are pasted from a supplier’s bill, and leaves its total', async () => {
  const { received } = show()
  await fill(1, ['KADHAI-1', '3'])
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  await userEvent.click(line(2).getByLabelText(/^SKU/))
  await userEvent.paste(
    'Rate\tItem code\tQty\n"₹1,092.50"\t="0012"\t5.0\n-\tTAWA-1\t1,200\nTotal\t\t1205\n',
  )
  await waitFor(() => expect(line(3).getByLabelText(/^SKU/)).toHaveProperty('value', 'TAWA-1'))
  await save()
  await waitFor(() => expect(received()).toHaveLength(1))
  expect(received()[0]?.body).toMatchObject({
    lines: [
      { sku: 'KADHAI-1', quantity: 3 },
      { sku: '0012', quantity: 5, cost: 1092.5 },
      { sku: 'TAWA-1', quantity: 1200 },
    ],
  })
})

it('says which of the pasted rows cannot be read', async () => {
  const { received } = show()
  await userEvent.click(line(1).getByLabelText(/^SKU/))
  await userEvent.paste('THALI-1\tmany\tten\nTAWA-1\t1.5\n')
  await waitFor(() => expect(line(2).getByLabelText(/^SKU/)).toHaveProperty('value', 'TAWA-1'))
  await save()
  expect(screen.getAllByText('A whole number above 0')).toHaveLength(2)
  expect(screen.getByText('Write the amount like 1299 or 1,299.50')).toBeTruthy()
  expect(received()).toEqual([])
})

it('repeats a delivery whose answer was lost under its key', async () => {
  const { received, answers } = show(failure(500, 'internal', 'No'))
  await fill(1, ['THALI-1', '5'])
  await save()
  await waitFor(() => expect(received().length).toBeGreaterThan(0))
  answers[RECEIVE] = { status: 201, body: reply }
  await save()
  await screen.findByText(/THALI-1: 12 units/)
  expect(received()[0]?.key).toMatch(/\w{8}/)
  expect(new Set(received().map(({ key }) => key)).size).toBe(1)
})

it('asks for what is missing, and sends nothing', async () => {
  const { received } = show()
  await userEvent.type(line(1).getByLabelText('Units'), '1.5')
  await userEvent.type(line(1).getByLabelText(/^Cost/), '12,99')
  await save()
  expect(screen.getByText('Please choose the product')).toBeTruthy()
  expect(screen.getByText('A whole number above 0')).toBeTruthy()
  expect(screen.getByText('Write the amount like 1299 or 1,299.50')).toBeTruthy()
  expect(received()).toEqual([])
})

it('leaves out empty lines, wherever they stand', async () => {
  const { received } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  await fill(2, ['TAWA-1', '2'])
  await save()
  await waitFor(() => expect(received()).toHaveLength(1))
  expect(received()[0]?.body).toMatchObject({ lines: [{ sku: 'TAWA-1', quantity: 2 }] })
})

it('says at its line which SKU nothing has, and keeps what was typed', async () => {
  const why = 'Nothing here has the SKU TAWA-9'
  show(
    failure(404, 'not_found', why, {
      reason: 'variant_not_found',
      params: { sku: 'TAWA-9' },
      fields: { 'lines.1.sku': why },
      fieldReasons: { 'lines.1.sku': { reason: 'variant_not_found', params: { sku: 'TAWA-9' } } },
    }),
  )
  await fill(1, ['THALI-1', '5'])
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  await fill(2, ['TAWA-9', '2'])
  await save()
  await waitFor(() => expect(line(2).getByRole('alert').textContent).toContain('TAWA-9'))
  expect(line(1).queryByRole('alert')).toBeNull()
  expect(line(1).getByLabelText(/^SKU/)).toHaveProperty('value', 'THALI-1')
  await userEvent.type(line(2).getByLabelText(/^SKU/), '1')
  expect(line(2).queryByRole('alert')).toBeNull()
})

it('names what was chosen by its SKU', async () => {
  const { answers } = show()
  answers['GET /api/admin/products'] = {
    body: [{ ...aProduct({ name: 'Steel Thali', sku: asSku('THALI-1') }), sold: 0 }],
  }
  await userEvent.type(line(1).getByLabelText(/^SKU/), 'THALI-1')
  expect(await line(1).findByText('Steel Thali', { selector: 'p' })).toBeTruthy()
})

it.each([
  ['en', 'Steel Thali, Small', 'Steel Thali, Red · Large'],
  ['hi', 'स्टील थाली, छोटा', 'स्टील थाली, लाल · बड़ा'],
] as const)(
  'offers in %s the goods that a part of a name is of, by SKU',
  async (language, ...names) => {
    const { answers } = show(undefined, language)
    answers['GET /api/admin/products'] = {
      body: [
        {
          ...aProduct({ nameIn: { hi: 'स्टील थाली' } }),
          sold: 0,
          variants: [
            { sku: 'THALI-S', size: 'Small', countInStock: 1, price: 100 },
            { sku: 'THALI-L', size: 'Large', color: 'Red', countInStock: 1, price: 200 },
          ],
        },
      ],
    }
    await userEvent.type(screen.getByLabelText(/^SKU/), 'thal')
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('datalist option')].map((option) => [
          option.getAttribute('value'),
          option.textContent,
        ]),
      ).toEqual([
        ['THALI-S', names[0]],
        ['THALI-L', names[1]],
      ]),
    )
  },
)

it('takes a scanned bar code for the SKU that has its number', async () => {
  const { answers } = show()
  answers['GET /api/admin/products'] = {
    body: [{ ...aProduct({ sku: asSku('THALI-1') }), gtin: '8901234567890', sold: 0 }],
  }
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }))
  await userEvent.type(screen.getByLabelText('Or type the number'), '8901234567890')
  await userEvent.click(screen.getByRole('button', { name: 'Use this number' }))
  await waitFor(() => expect(line(1).getByLabelText(/^SKU/)).toHaveProperty('value', 'THALI-1'))
})

it('takes no lines while a delivery is sent, which would be gone with it', async () => {
  const sent = Promise.withResolvers<{ status: number; body: unknown }>()
  show(() => sent.promise)
  await fill(1, ['THALI-1', '5'])
  await save()
  const first = screen.getByRole('group', { name: 'Line 1' })
  await waitFor(() => expect(first.closest('[inert]')).toBeTruthy())
  expect(screen.getByLabelText(/^Supplier/).closest('[inert]')).toBeTruthy()
  sent.resolve({ status: 201, body: reply })
  await screen.findByText('THALI-1: 12 units at ₹92.50 each')
  expect(document.querySelector('[inert]')).toBeNull()
})
