import { factNamesOf } from '@bartan/contract/products/fact-names'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi, describe } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { CreateProduct } from './create-product.tsx'
import { EditProduct } from './edit-product.tsx'

const thali = aProduct()

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Product' }))

signInBeforeEach('admin')

it('says the number under the bar code, and what may not be advertised', async () => {
  const saved = vi.fn<() => void>()
  const api = fakeApi({
    'GET /api/admin/products/thali': { body: thali },
    'PUT /api/products/thali': { body: thali },
  })
  renderApp(<EditProduct id="thali" onSaved={saved} />)
  await userEvent.type(await screen.findByLabelText(/^GTIN/), '890 1234-567894')
  await userEvent.click(field(/^May not be advertised/))
  await save()
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(changeIn(api.sent.at(1))).toEqual({ gtin: '8901234567894', restricted: 'infant_food' })
})

it('takes both away again', async () => {
  const saved = vi.fn<() => void>()
  const marked = { ...thali, gtin: '8901234567894', restricted: 'infant_food' }
  const api = fakeApi({
    'GET /api/admin/products/thali': { body: marked },
    'PUT /api/products/thali': { body: thali },
  })
  renderApp(<EditProduct id="thali" onSaved={saved} />)
  await userEvent.clear(await screen.findByLabelText(/^GTIN/))
  await userEvent.click(field(/^May not be advertised/))
  await save()
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(changeIn(api.sent.at(1))).toEqual({ gtin: null, restricted: null })
})

const [KITCHEN, BATHROOM] = CATEGORIES

const inputOf = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

const saveChanges = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('cost, reorder point and weight', () => {
  it('are sent with a new product', async () => {
    const api = fakeApi({ 'POST /api/products': { status: 201, body: thali } })
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await userEvent.type(inputOf('Name'), 'Tawa')
    await userEvent.type(inputOf('Description'), 'Flat')
    await userEvent.type(inputOf('Price'), '199')
    await userEvent.selectOptions(inputOf('Category'), KITCHEN)
    await userEvent.type(inputOf('Brand'), 'Omax')
    await userEvent.type(inputOf('Sizes'), 'Small')
    await userEvent.type(inputOf(/^Cost/), '₹1,050.50')
    await userEvent.type(inputOf(/^Reorder point/), '5')
    await userEvent.type(inputOf(/^Weight/), '750')
    await saveChanges('Create Product')
    await waitFor(() =>
      expect(api.sent.find(({ call }) => call === 'POST /api/products')?.body).toMatchObject({
        cost: 1050.5,
        reorderAt: 5,
        weight: 750,
      }),
    )
  })

  it('are shown, changed and taken away, based on what they were', async () => {
    const known = { ...thali, cost: 90, reorderAt: 5 }
    const api = fakeApi({
      'GET /api/admin/products/thali': { body: known },
      'PUT /api/products/thali': { body: known },
    })
    const saved = vi.fn<() => void>()
    renderApp(<EditProduct id="thali" onSaved={saved} />)
    await screen.findByLabelText(/^Cost/)
    expect(inputOf(/^Cost/).value).toBe('90')
    expect(inputOf(/^Reorder point/).value).toBe('5')
    await userEvent.clear(inputOf(/^Cost/))
    await userEvent.type(inputOf(/^Cost/), '95.5')
    await userEvent.clear(inputOf(/^Reorder point/))
    await saveChanges('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(api.sent.at(1)?.body).toEqual({
      cost: 95.5,
      reorderAt: null,
      was: { cost: 90, reorderAt: 5 },
    })
  })

  it('are no more than numbers', async () => {
    const api = fakeApi({ 'GET /api/admin/products/thali': { body: thali } })
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
    await userEvent.type(await screen.findByLabelText(/^Cost/), '12,99')
    await userEvent.type(inputOf(/^Reorder point/), '1.5')
    await saveChanges('Update Product')
    expect(await screen.findAllByRole('alert')).toHaveLength(2)
    expect(api.calls()).toEqual(['GET /api/admin/products/thali'])
  })
})

const isIn = (...categories: string[]) =>
  fakeApi({ 'GET /api/products': { body: categories.map((category) => aProduct({ category })) } })

const typeName = async (name: string) => {
  renderApp(<CreateProduct onSaved={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Name'), name)
}

describe('the category of a new product', () => {
  it('is suggested by what similar goods have, and taken by one press', async () => {
    const api = isIn(KITCHEN, KITCHEN, BATHROOM)
    await typeName('Steel Kadhai')
    await waitFor(() => expect(api.sent.at(-1)?.query).toMatchObject({ search: 'Steel Kadhai' }))
    await userEvent.click(
      await screen.findByRole('button', { name: `Like similar goods: ${KITCHEN}` }),
    )
    expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe(KITCHEN)
    expect(screen.queryByRole('button', { name: /^Like similar goods/ })).toBeNull()
  })

  it('is not suggested where similar goods are of several categories', async () => {
    const api = isIn(KITCHEN, BATHROOM)
    await typeName('Steel Stand')
    await waitFor(() => expect(api.calls()).toContain('GET /api/products'))
    expect(screen.queryByRole('button', { name: /^Like similar goods/ })).toBeNull()
  })
})

/** A name that is usual in its category, where this shop has such. */
const [, , , USUAL = ''] = factNamesOf(thali.category)

const factField = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

const create = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('facts and the state of a product', () => {
  it('are typed with the help of the category’s usual names, and only what was typed is sent', async () => {
    const saved = vi.fn<() => void>()
    const product = { ...thali, facts: [{ name: 'Lid', value: 'No' }] }
    const api = fakeApi({
      'GET /api/admin/products/p1': { body: product },
      'PUT /api/products/p1': { body: product },
    })
    renderApp(<EditProduct id="p1" onSaved={saved} />)
    expect((await screen.findByLabelText<HTMLInputElement>('Value of fact 1')).value).toBe('No')
    await userEvent.click(screen.getByRole('button', { name: `Add ${USUAL}` }))
    await userEvent.type(factField('Value of fact 2'), 'Yes')
    expect(screen.queryByRole('button', { name: `Add ${USUAL}` })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add a fact' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }))
    await userEvent.click(factField('Draft'))
    await create('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const sent = api.sent.find(({ call }) => call === 'PUT /api/products/p1')
    expect(changeIn(sent)).toEqual({ facts: [{ name: USUAL, value: 'Yes' }], state: 'draft' })
  })

  it('say what is missing', async () => {
    fakeApi({ 'GET /api/admin/products/p1': { body: thali } })
    renderApp(<EditProduct id="p1" onSaved={() => undefined} />)
    await userEvent.click(await screen.findByRole('button', { name: `Add ${USUAL}` }))
    await create('Update Product')
    expect((await screen.findByRole('alert')).textContent).toMatch(/required/)
  })
})
