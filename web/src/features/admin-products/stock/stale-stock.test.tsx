import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Products } from '../components/products.tsx'
import { EditProduct } from '../form/edit-product.tsx'

type Body = Record<string, unknown>

/** A server on which two of nine were sold after the page was read. */
const soldMeanwhile = () => {
  let stock = 7
  return fakeApi({
    'GET /api/admin/products': {
      body: [{ ...aProduct(), sold: 0 }],
      headers: { 'x-total-count': '1' },
    },
    'GET /api/admin/products/thali': { body: aProduct() },
    'PUT /api/products/thali': ({ body }) => {
      const { countInStock, countInStockWas, stockChange = 0, ...rest } = body as Body
      if (countInStockWas !== undefined && countInStockWas !== stock)
        return failure(409, 'changed_meanwhile', 'Changed', { current: { countInStock: stock } })
      stock = Number(countInStock ?? stock) + Number(stockChange)
      return { body: aProduct({ ...rest, countInStock: stock }) }
    },
  })
}

const putsOf = (api: ReturnType<typeof fakeApi>) =>
  api.sent.filter(({ call }) => call.startsWith('PUT')).map(changeIn)

const typeStock = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}

signInBeforeEach('admin')

const setTo20 = async () => {
  renderApp(<Products />, { at: '/admin/products', toasts: true })
  await typeStock('Stock of Steel Thali', '20')
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('dialog', { name: 'Changed meanwhile' })
}

describe('the stock in the list', () => {
  it('is left at theirs by one press', async () => {
    const api = soldMeanwhile()
    const dialog = await setTo20()
    expect(within(dialog).getByText(/from 9 to 7/)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it at 7' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Stock of Steel Thali').value).toBe('7'),
    )
    expect(putsOf(api)).toEqual([
      { countInStock: 20, countInStockWas: 9 },
      { countInStock: 7, countInStockWas: 7 },
    ])
  })

  it('is set to mine by another', async () => {
    const api = soldMeanwhile()
    const dialog = await setTo20()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set it to 20' }))
    await screen.findByText('Steel Thali is saved')
    expect(putsOf(api).at(-1)).toEqual({ countInStock: 20, countInStockWas: 7 })
  })

  it('changes by a number of units, with a reason', async () => {
    const api = soldMeanwhile()
    renderApp(<Products />, { at: '/admin/products', toasts: true })
    const open = { name: 'Add or take off units of Steel Thali' }
    await userEvent.click(await screen.findByRole('button', open))
    const dialog = screen.getByRole('dialog', open)
    const save = within(dialog).getByRole('button', { name: 'Save' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take off' }))
    await userEvent.type(within(dialog).getByLabelText('Units'), '30')
    expect(within(dialog).getByText('Only 9 in stock')).toBeTruthy()
    await userEvent.click(save)
    expect(putsOf(api)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'Counted')
    await userEvent.click(save)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Stock of Steel Thali').value).toBe('37'),
    )
    expect(putsOf(api)).toEqual([{ stockChange: 30, reason: 'counted' }])
  })

  it('adds units once, although the answer to the first try got lost', async () => {
    const api = soldMeanwhile()
    const answer = api.answers['PUT /api/products/thali']
    const { promise, resolve } = Promise.withResolvers<undefined>()
    api.answers['PUT /api/products/thali'] = async (sent) => {
      if (typeof answer === 'function') await answer(sent)
      await promise
      return failure(503, 'internal', 'Try later')
    }
    api.answers['GET /api/admin/products/thali'] = { body: aProduct({ countInStock: 14 }) }
    // Nothing was sold: the list shows what the shop has.
    api.answers['GET /api/admin/products'] = {
      body: [{ ...aProduct({ countInStock: 7 }), sold: 0 }],
      headers: { 'x-total-count': '1' },
    }
    renderApp(<Products />, { at: '/admin/products', toasts: true })
    const open = { name: 'Add or take off units of Steel Thali' }
    await userEvent.click(await screen.findByRole('button', open))
    const dialog = screen.getByRole('dialog', open)
    await userEvent.type(within(dialog).getByLabelText('Units'), '7')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Saving…')).toBeTruthy()
    resolve(undefined)
    const again = await within(dialog).findByRole('button', { name: 'Try again' })
    api.answers['PUT /api/products/thali'] = answer!
    await userEvent.click(again)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Stock of Steel Thali').value).toBe('14'),
    )
    expect(putsOf(api)).toEqual([
      { stockChange: 7, reason: 'received' },
      { stockChange: 7, reason: 'received', countInStockWas: 7 },
    ])
  })
})

describe('the stock in the form', () => {
  it('taken over from theirs, the rest of the form is written', async () => {
    const api = soldMeanwhile()
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
    await typeStock('Stock', '20')
    await userEvent.type(screen.getByLabelText('Name'), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Update Product' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it at 7' }))
    await waitFor(() =>
      expect(putsOf(api)).toEqual([
        { name: 'Steel Thali!', countInStock: 20, countInStockWas: 9 },
        { name: 'Steel Thali!', countInStock: 7, countInStockWas: 7 },
      ]),
    )
  })

  it('untouched is not sent, and changed by units is no unsaved change', async () => {
    const api = soldMeanwhile()
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Add or take off units' }))
    await userEvent.type(screen.getByLabelText('Units'), '5')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Stock').value).toBe('12'))
    await userEvent.click(screen.getByRole('button', { name: 'Add or take off units' }))
    expect(screen.getByText('Stock: 12 → 12')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.type(screen.getByLabelText('Name'), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Update Product' }))
    await waitFor(() =>
      expect(putsOf(api)).toEqual([
        { stockChange: 5, reason: 'received' },
        { name: 'Steel Thali!' },
      ]),
    )
  })
})
