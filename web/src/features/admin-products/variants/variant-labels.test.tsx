import { asSku } from '@bartan/contract/products/product-id'
import type { Variant } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { bodiesOf, cell, press, retype } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { EditProduct } from '../form/edit-product.tsx'

const SMALL: Variant = { size: '1 L', sku: asSku('A'), countInStock: 3, price: rupees(200) }
const LARGE: Variant = { size: '3 L', sku: asSku('B'), countInStock: 5, price: rupees(300) }

const edit = (variants: Variant[], mrp?: number) => {
  const body = aProduct({
    sizes: ['1 L', '3 L'],
    colors: [],
    price: rupees(200),
    countInStock: 8,
    variants,
    ...(mrp !== undefined && { mrp: rupees(mrp) }),
  })
  const api = fakeApi({
    'GET /api/admin/products/thali': { body },
    'PUT /api/products/thali': { body },
  })
  renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
  return api
}

signInBeforeEach('admin')

it('a variant that costs more than the MRP of its product has its own, which can be changed', async () => {
  const api = edit([SMALL, { ...LARGE, mrp: rupees(350) }], 220)
  await retype('MRP, 3 L', '299')
  await press('Update Product')
  expect(cell('MRP, 3 L').getAttribute('aria-invalid')).toBe('true')
  await retype('MRP, 3 L', '360')
  await press('Update Product')
  await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(1))
  expect(bodiesOf(api, 'PUT')[0]).toMatchObject({
    variants: [
      { size: '1 L', countInStock: 3 },
      { size: '3 L', countInStock: 5, mrp: 360 },
    ],
  })
})

it('a product with such a variant is saved as it was', async () => {
  const api = edit([SMALL, { ...LARGE, mrp: rupees(350) }], 220)
  await userEvent.type(await screen.findByLabelText('Name'), '!')
  await press('Update Product')
  await waitFor(() => expect(bodiesOf(api, 'PUT')).toEqual([{ name: 'Steel Thali!' }]))
})

it('a net quantity is written as on the pack', async () => {
  const api = edit([SMALL, { ...LARGE, netQuantity: { value: 3, unit: 'l' } }])
  expect((await screen.findByLabelText<HTMLInputElement>('Net quantity, 3 L')).value).toBe('3 l')
  await retype('Net quantity, 1 L', '900')
  await press('Update Product')
  expect((await screen.findByRole('alert')).textContent).toContain('Net quantity')
  await retype('Net quantity, 1 L', '900.5ml')
  await userEvent.clear(cell('Net quantity, 3 L'))
  await press('Update Product')
  await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(1))
  expect(bodiesOf(api, 'PUT')[0]).toMatchObject({
    variants: [{ netQuantity: { value: 900.5, unit: 'ml' } }, { netQuantity: null }],
  })
})

it('a product misses neither where each variant has its own', async () => {
  const netQuantity = { value: 1, unit: 'l' }
  edit([
    { ...SMALL, mrp: rupees(220), netQuantity },
    { ...LARGE, mrp: rupees(350), netQuantity },
  ])
  const section = (await screen.findByText('Legal details')).closest('details')
  expect(section?.textContent).not.toMatch(/Missing: [^.]*(MRP|Net quantity)/)
  await userEvent.clear(cell('MRP, 1 L'))
  await userEvent.clear(cell('Net quantity, 3 L'))
  expect(section?.textContent).toMatch(/Missing: [^.]*MRP, Net quantity/)
})
