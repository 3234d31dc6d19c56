import { asSku } from '@bartan/contract/products/product-id'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { alerts, bodiesOf, cell, press, retype, tickVariants } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { EditProduct } from '../form/edit-product.tsx'

const GET = 'GET /api/admin/products/thali'
const PUT = 'PUT /api/products/thali'

const RED: Variant = {
  size: '1 L',
  color: 'Red',
  sku: asSku('A'),
  countInStock: 3,
  price: rupees(200),
}
const BLUE: Variant = {
  size: '1 L',
  color: 'Blue',
  sku: asSku('B'),
  countInStock: 5,
  price: rupees(250),
}

const withVariants = (variants: Variant[], more: Partial<Product> = {}): Product =>
  aProduct({
    sizes: ['1 L'],
    colors: ['Red', 'Blue'],
    price: rupees(200),
    countInStock: variants.reduce((sum, { countInStock }) => sum + countInStock, 0),
    variants,
    ...more,
  })

const two = withVariants([RED, BLUE])

const edit = () => renderApp(<EditProduct id="thali" onSaved={() => undefined} />)

signInBeforeEach('admin')

/** While the form is open, units of both variants are sold. */
const soldMeanwhile = () => {
  const now = [
    { ...RED, countInStock: 1 },
    { ...BLUE, countInStock: 4 },
  ]
  const api = fakeApi({
    [GET]: { body: two },
    [PUT]: ({ body }) => {
      const { variants } = body as { variants: { countInStockWas: number }[] }
      const isStale = variants.some(
        ({ countInStockWas }, index) => countInStockWas !== now[index]?.countInStock,
      )
      if (!isStale) return { body: withVariants(now) }
      return failure(409, 'changed_meanwhile', 'Changed', { current: { countInStock: 1 } })
    },
  })
  return { api, open: () => (api.answers[GET] = { body: withVariants(now) }) }
}

describe('the edit form with variants', () => {
  it('shows costs and reorder points that there are, and sends those that were changed', async () => {
    const bought = { ...two, variants: [{ ...RED, cost: 90, reorderAt: 4 }, BLUE] }
    const api = fakeApi({ [GET]: { body: bought }, [PUT]: { body: bought } })
    edit()
    await retype('Cost, Blue · 1 L', '120.50')
    await userEvent.clear(cell('Reorder point, Red · 1 L'))
    await press('Update Product')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(1))
    expect(bodiesOf(api, 'PUT')).toEqual([
      {
        variants: [
          { size: '1 L', color: 'Red', countInStock: 3, countInStockWas: 3, reorderAt: null },
          { size: '1 L', color: 'Blue', countInStock: 5, countInStockWas: 5, cost: 120.5 },
        ],
      },
    ])
  })

  it('sends nothing of variants that were not touched, and what a touched one is based on', async () => {
    const api = fakeApi({ [GET]: { body: two }, [PUT]: { body: two } })
    edit()
    await userEvent.type(await screen.findByLabelText('Name'), '!')
    await press('Update Product')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toEqual([{ name: 'Steel Thali!' }]))
    await retype('Stock, Red · 1 L', '9')
    await retype('Price, Blue · 1 L', '260')
    await press('Update Product')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(2))
    expect(bodiesOf(api, 'PUT')[1]).toEqual({
      name: 'Steel Thali!',
      variants: [
        { size: '1 L', color: 'Red', countInStock: 9, countInStockWas: 3 },
        {
          size: '1 L',
          color: 'Blue',
          countInStock: 5,
          countInStockWas: 5,
          price: 260,
          originalPrice: null,
        },
      ],
    })
  })

  it('shows what the server refuses at the row concerned, past what is not sold', async () => {
    const message = 'Another product has the SKU X'
    fakeApi({
      [GET]: { body: withVariants([BLUE]) },
      [PUT]: failure(409, 'sku_taken', message, { fields: { 'variants.0.sku': message } }),
    })
    edit()
    await retype('Price, Blue · 1 L', '9')
    await press('Update Product')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await waitFor(() => expect(cell('SKU, Blue · 1 L').getAttribute('aria-invalid')).toBe('true'))
    expect(cell('SKU').getAttribute('aria-invalid')).toBeNull()
  })

  it('names the variant whose stock another has changed, and takes over what was not touched', async () => {
    const { api, open } = soldMeanwhile()
    edit()
    await retype('Stock, Red · 1 L', '9')
    open()
    await press('Update Product')
    const dialog = await screen.findByRole('dialog', { name: 'Changed meanwhile' })
    expect(within(dialog).getByText(/The stock of Red · 1 L went from 3 to 1/)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set it to 9' }))
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(2))
    expect(bodiesOf(api, 'PUT')[1]).toEqual({
      variants: [
        { size: '1 L', color: 'Red', countInStock: 9, countInStockWas: 1 },
        { size: '1 L', color: 'Blue', countInStock: 4, countInStockWas: 4 },
      ],
    })
  })

  it('takes over what was sold meanwhile of a variant that is written otherwise', async () => {
    const { api, open } = soldMeanwhile()
    edit()
    await retype('Sizes', '1 litre')
    open()
    await press('Update Product')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(2))
    expect(bodiesOf(api, 'PUT')[1]).toEqual({
      variants: [
        { size: '1 litre', color: 'Red', sku: 'A', countInStock: 1, countInStockWas: 1 },
        { size: '1 litre', color: 'Blue', sku: 'B', countInStock: 4, countInStockWas: 4 },
      ],
    })
  })

  it('keeps a variant that another has added, and asks about one that another took out', async () => {
    const green: Variant = { ...RED, color: 'Green', sku: asSku('C') }
    const api = fakeApi({ [GET]: { body: two }, [PUT]: { body: two } })
    edit()
    await retype('Stock, Blue · 1 L', '6')
    api.answers[GET] = { body: withVariants([BLUE, green]) }
    api.answers[PUT] = ({ body }) => {
      const { variants } = body as { variants: { color: string }[] }
      return variants.some(({ color }) => color === 'Green')
        ? { body: two }
        : failure(409, 'changed_meanwhile', 'Changed', { current: { countInStock: 0 } })
    }
    await press('Update Product')
    expect(await screen.findByText(/Somebody else took Red · 1 L out/)).toBeTruthy()
    await press('Leave it out')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(2))
    expect(bodiesOf(api, 'PUT')[1]).toMatchObject({
      variants: [
        { color: 'Blue', countInStock: 6 },
        { color: 'Green', countInStock: 3 },
      ],
    })
  })

  it('puts a draft back over the stock of now, of a variant that is written otherwise as well', async () => {
    const api = fakeApi({ [GET]: { body: two }, [PUT]: { body: two } })
    const first = edit()
    await retype('Stock, Red · 1 L', '9')
    await retype('Price, Red · 1 L', '210')
    await retype('Sizes', '1 litre')
    first.unmount()
    api.answers[GET] = { body: withVariants([{ ...RED, countInStock: 2 }, BLUE]) }
    edit()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(cell('Price, Red · 1 litre').value).toBe('210')
    expect(cell('Stock, Red · 1 litre').value).toBe('2')
  })
})

describe('from none to variants and back', () => {
  const whole = aProduct({ sizes: ['S', 'M'], colors: [], price: rupees(99), countInStock: 5 })

  it('asks how the one stock is parted', async () => {
    const api = fakeApi({ [GET]: { body: whole }, [PUT]: { body: whole } })
    edit()
    await tickVariants()
    expect(screen.getByText(/The product has 5 units in stock/)).toBeTruthy()
    await press('Update Product')
    await waitFor(() => expect(alerts()).toEqual(['Stock is required', 'Stock is required']))
    await userEvent.type(cell('Stock, S'), '1')
    await userEvent.type(cell('Stock, M'), '2')
    await press('Update Product')
    await waitFor(() => expect(alerts().join()).toMatch(/^3 of 5 units are shared out/))
    await press('Share out evenly')
    expect([cell('Stock, S').value, cell('Stock, M').value]).toEqual(['3', '2'])
    await press('Update Product')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(1))
    expect(bodiesOf(api, 'PUT')[0]).toMatchObject({
      countInStockWas: 5,
      variants: [
        { size: 'S', price: 99, countInStock: 3 },
        { size: 'M', price: 99, countInStock: 2 },
      ],
    })
  })

  it('asks again where units were sold meanwhile, and takes another count', async () => {
    const api = fakeApi({
      [GET]: { body: whole },
      [PUT]: failure(409, 'changed_meanwhile', 'Changed', { current: { countInStock: 4 } }),
    })
    edit()
    await tickVariants()
    await press('Share out evenly')
    await press('Update Product')
    expect(await screen.findByText(/The stock went from 5 to 4 .* Share out 4 units/)).toBeTruthy()
    await retype('Stock, S', '1')
    await press('It is 3 now')
    api.answers[PUT] = { body: whole }
    await press('Update Product')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toHaveLength(2))
    expect(bodiesOf(api, 'PUT')[1]).toMatchObject({
      countInStockWas: 4,
      variants: [{ countInStock: 1 }, { countInStock: 2 }],
    })
  })

  it('gives one stock, the sum, and the lowest price', async () => {
    const api = fakeApi({ [GET]: { body: two }, [PUT]: { body: whole } })
    edit()
    await tickVariants()
    expect(screen.getByText(/All 8 units are one stock again.*₹200 to ₹250/)).toBeTruthy()
    expect(cell('Stock').value).toBe('8')
    expect(cell('Price').value).toBe('200')
    await tickVariants()
    expect(cell('Price, Blue · 1 L').value).toBe('250')
    await tickVariants()
    await retype('Price', '220')
    await press('Update Product')
    await waitFor(() => expect(bodiesOf(api, 'PUT')).toEqual([{ variants: null, price: 220 }]))
  })
})
