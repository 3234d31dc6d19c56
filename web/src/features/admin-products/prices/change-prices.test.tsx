import { asSku } from '@bartan/contract/products/product-id'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
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
