import { asSku } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aProduct, aShop } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { ChangePrices } from './change-prices.tsx'

signInBeforeEach('admin')

const lota = { ...aProduct({ name: 'Lota', sku: asSku('LOTA') }), cost: 80, sold: 0 }

it('shows new prices with their margin before one press changes them, and another changes them back', async () => {
  const user = userEvent.setup()
  const changes = ['LOTA', 'LOTA-2'].map((sku) => ({
    productId: lota._id,
    sku,
    from: 100,
    to: 109,
  }))
  const refused = [{ productId: 'p2', sku: 'TAWA', code: 'above_mrp' }]
  const api = fakeApi({
    'GET /api/admin/products': { body: [lota] },
    'POST /api/admin/products/prices': ({ body }) => ({
      body: {
        changes,
        refused,
        ...(!(body as { dryRun?: boolean }).dryRun && { batch: 'prices-1' }),
      },
    }),
    'POST /api/admin/audit/undo': { body: { undone: 1, skipped: [], left: 0 } },
  })
  renderApp(<ChangePrices />, { at: '/admin/products/prices' })
  await user.click(screen.getByRole('button', { name: 'Show the new prices' }))
  expect(screen.getByText('Please enter a number, like 5 or -10')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Category'), 'Kitchen')
  await user.type(screen.getByLabelText('How much'), '+8 %')
  await user.selectOptions(screen.getByLabelText('Prices end'), 'In 9')
  await user.click(screen.getByRole('button', { name: 'Show the new prices' }))
  expect(await screen.findByText('Would be above its MRP: stays')).toBeTruthy()
  expect(await screen.findByText('Lota')).toBeTruthy()
  expect(screen.getByText('27%')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change 2 prices' }))
  expect(await screen.findByText('2 prices changed.')).toBeTruthy()
  const sent = api.sent.filter(({ call }) => call === 'POST /api/admin/products/prices')
  const wish = { scope: { categories: ['Kitchen'] }, change: { percent: 8 }, round: 'nine' }
  expect(sent.map(({ body }) => body)).toEqual([{ ...wish, dryRun: true }, wish])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: 2 prices.')).toBeTruthy()
})

it.each([
  ['- 12.5 %', -12.5],
  ['−१०', -10],
  ['1,299', 1299],
])('reads %s as %d', async (typed, percent) => {
  const user = userEvent.setup()
  const api = fakeApi({
    'GET /api/admin/products': { body: [lota] },
    'POST /api/admin/products/prices': { body: { changes: [], refused: [] } },
  })
  renderApp(<ChangePrices />, { at: '/admin/products/prices' })
  await user.type(screen.getByLabelText('How much'), typed)
  await user.click(screen.getByRole('button', { name: 'Show the new prices' }))
  expect(await screen.findByText('No price changes.')).toBeTruthy()
  expect(api.bodyOf('POST /api/admin/products/prices')).toMatchObject({ change: { percent } })
})

it.each(['2,5', '1e3', '0x10'])('asks again where %s could mean two numbers', async (typed) => {
  const user = userEvent.setup()
  const api = fakeApi({ 'GET /api/admin/products': { body: [lota] } })
  renderApp(<ChangePrices />, { at: '/admin/products/prices' })
  await user.type(screen.getByLabelText('How much'), typed)
  await user.click(screen.getByRole('button', { name: 'Show the new prices' }))
  expect(screen.getByText('Please enter a number, like 5 or -10')).toBeTruthy()
  expect(api.calls()).not.toContain('POST /api/admin/products/prices')
})

it('says at the field what the server refuses of the number, by its label', async () => {
  const user = userEvent.setup()
  const why = reason('field_not_number_within', { field: 'change.percent', min: -100, max: 1000 })
  const refused = {
    fields: { 'change.percent': why.message },
    fieldReasons: { 'change.percent': why },
  }
  fakeApi({
    'GET /api/admin/products': { body: [lota] },
    'POST /api/admin/products/prices': failure(400, 'invalid_input', why.message, refused),
  })
  renderApp(<ChangePrices />, { at: '/admin/products/prices' })
  await user.type(screen.getByLabelText('How much'), '-500')
  await user.click(screen.getByRole('button', { name: 'Show the new prices' }))
  const text = 'How much must be a number from -100 to 1,000'
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toEqual([text])
  expect(screen.getByLabelText('How much').getAttribute('aria-invalid')).toBe('true')
})

it('names categories in the language of the page', () => {
  fakeApi({ 'GET /api/admin/products': { body: [lota] } })
  const categories = aShop.categories.map((one) => ({ ...one, nameIn: { hi: 'रसोई' } })).slice(0, 1)
  const shop = { ...aShop, categories }
  renderApp(<ChangePrices />, { at: '/admin/products/prices', language: 'hi', shop })
  expect(screen.getByRole('option', { name: 'रसोई' })).toBeTruthy()
})
