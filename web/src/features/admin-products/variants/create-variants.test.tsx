import { CATEGORIES } from '@bartan/contract/products/rules'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { alerts, bodiesOf, cell, press, tickVariants } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { CreateProduct } from '../form/create-product.tsx'

const [KITCHEN] = CATEGORIES

signInBeforeEach('admin')

const fillWhole = async () => {
  await userEvent.type(cell('Name'), 'Bucket')
  await userEvent.type(cell('Description'), 'Holds')
  await userEvent.selectOptions(cell('Category'), KITCHEN)
  await userEvent.type(cell('Brand'), 'Omax')
  await userEvent.type(cell('Sizes'), '12 L, 18 L')
  await userEvent.type(screen.getByLabelText(/^Colors/), 'Red, Blue')
}

describe('the create form with variants', () => {
  it('sends a row for each combination that is sold, filled by column and by size', async () => {
    const api = fakeApi({ 'POST /api/products': { status: 201, body: aProduct() } })
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await fillWhole()
    await tickVariants()
    await userEvent.type(cell('Price, Red · 12 L'), '₹1,299.50')
    await userEvent.type(cell('Price, Red · 18 L'), '१४९९')
    await press('Price: per size the same')
    await userEvent.type(cell('Stock, Red · 12 L'), '7')
    await press('Stock: same for all')
    await press('Leave out Blue · 18 L')
    await press('Leave out Blue · 12 L')
    await press('Put back Blue · 12 L')
    expect(screen.getByText(/3 combinations · 21 units in stock together/)).toBeTruthy()
    await press('Create Product')
    await waitFor(() => expect(bodiesOf(api, 'POST')).toHaveLength(1))
    const [body] = bodiesOf(api, 'POST')
    expect(body).toMatchObject({
      name: 'Bucket',
      variants: [
        { size: '12 L', color: 'Red', price: 1299.5, countInStock: 7, originalPrice: null },
        { size: '12 L', color: 'Blue', price: 1299.5, countInStock: 7 },
        { size: '18 L', color: 'Red', price: 1499, countInStock: 7 },
      ],
    })
    for (const field of ['price', 'countInStock', 'sizes', 'colors', 'hasVariants'])
      expect(body).not.toHaveProperty(field)
  })

  it('takes the bar code of each combination from the scanner', async () => {
    fakeApi({})
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await userEvent.type(cell('Sizes'), 'S, M')
    await tickVariants()
    await userEvent.click(screen.getByRole('checkbox', { name: /^SKUs and bar codes/ }))
    await press('Scan the bar code of M')
    await userEvent.type(
      await screen.findByLabelText('Or type the number'),
      '8901 2345 67894{Enter}',
    )
    expect(screen.getByLabelText<HTMLInputElement>('GTIN, M').value).toBe('8901234567894')
    expect(screen.getByLabelText<HTMLInputElement>('GTIN, S').value).toBe('')
  })

  it('takes the cells of a spreadsheet, and goes down a column by Enter', async () => {
    const api = fakeApi({})
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await userEvent.type(cell('Sizes'), 'S, M')
    await tickVariants()
    await userEvent.click(cell('Price, S'))
    await userEvent.paste('₹ 99\t149\t4\tSKU-1\t8901234567894\n120\t\t5\n')
    await waitFor(() => expect(cell('Original price, S').value).toBe('149'))
    expect(cell('Stock, M').value).toBe('5')
    expect(cell('GTIN, S').value).toBe('8901234567894')
    await userEvent.click(cell('Price, S'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('Price, M'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('Original price, S'))
    expect(api.sent).toEqual([])
  })

  it('says what is wrong at the very cell, and leads to the first', async () => {
    fakeApi({})
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await fillWhole()
    await tickVariants()
    await userEvent.type(cell('Price, Red · 12 L'), '100')
    await press('Price: same for all')
    await userEvent.clear(cell('Price, Blue · 12 L'))
    await userEvent.type(cell('Original price, Red · 18 L'), '90')
    await userEvent.type(cell('Stock, Blue · 18 L'), '1.5')
    await press('Create Product')
    await waitFor(() =>
      expect(alerts()).toEqual([
        'Price is required',
        'Original price must not be below price',
        'Stock must be a whole number from 0 to 10,00,000',
      ]),
    )
    expect(document.activeElement).toBe(cell('Price, Blue · 12 L'))
    expect(cell('Stock, Blue · 18 L').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(cell('Price, Blue · 12 L'), '5')
    expect(alerts()).toHaveLength(2)
  })

  it('says of an MRP below the price of sizes what it is called, at each of them', async () => {
    fakeApi({})
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await fillWhole()
    await userEvent.type(screen.getByLabelText(/^MRP/), '90')
    await userEvent.type(cell('Price'), '100')
    await tickVariants()
    await press('Create Product')
    await waitFor(() => expect(alerts()).toEqual(Array(4).fill('MRP must not be below price')))
  })

  it('refuses combinations that differ in case alone, more than 100, and none', async () => {
    fakeApi({})
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await fillWhole()
    await userEvent.type(cell('Price'), '5')
    await tickVariants()
    await userEvent.type(screen.getByLabelText(/^Colors/), ', red')
    await press('Create Product')
    await waitFor(() =>
      expect(alerts()).toEqual(Array(2).fill('An earlier variant has this size and color')),
    )
    await userEvent.clear(cell('Sizes'))
    await userEvent.click(cell('Sizes'))
    await userEvent.paste(Array.from({ length: 34 }, (_, place) => `${place} L`).join(','))
    await press('Create Product')
    await waitFor(() => expect(alerts()[0]).toBe('Combinations must have at most 100 entries'))
    await userEvent.clear(cell('Sizes'))
    await userEvent.clear(screen.getByLabelText(/^Colors/))
    expect(screen.getByText(/each combination of them gets a row here/)).toBeTruthy()
  })

  it('is offered back as a draft, rows and all', async () => {
    fakeApi({})
    const first = renderApp(<CreateProduct onSaved={() => undefined} />)
    await userEvent.type(cell('Sizes'), 'S, M')
    await tickVariants()
    await userEvent.type(cell('Price, M'), '77')
    await userEvent.type(cell('Stock, M'), '3')
    first.unmount()
    session.expire()
    session.start(signedInAs({ ...asha, role: 'admin' }))
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await press('Restore')
    expect(cell('Price, M').value).toBe('77')
    expect(cell('Stock, M').value).toBe('3')
  })
})
