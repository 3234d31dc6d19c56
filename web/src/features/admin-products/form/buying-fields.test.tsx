import { CATEGORIES } from '@bartan/contract/products/rules'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CreateProduct } from './create-product.tsx'
import { EditProduct } from './edit-product.tsx'

const [KITCHEN] = CATEGORIES
const thali = aProduct()

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

describe('cost, reorder point and weight', () => {
  it('are sent with a new product', async () => {
    const api = fakeApi({ 'POST /api/products': { status: 201, body: thali } })
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await userEvent.type(field('Name'), 'Tawa')
    await userEvent.type(field('Description'), 'Flat')
    await userEvent.type(field('Price'), '199')
    await userEvent.selectOptions(field('Category'), KITCHEN)
    await userEvent.type(field('Brand'), 'Omax')
    await userEvent.type(field('Sizes'), 'Small')
    await userEvent.type(field(/^Cost/), '₹1,050.50')
    await userEvent.type(field(/^Reorder point/), '5')
    await userEvent.type(field(/^Weight/), '750')
    await save('Create Product')
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
    expect(field(/^Cost/).value).toBe('90')
    expect(field(/^Reorder point/).value).toBe('5')
    await userEvent.clear(field(/^Cost/))
    await userEvent.type(field(/^Cost/), '95.5')
    await userEvent.clear(field(/^Reorder point/))
    await save('Update Product')
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
    await userEvent.type(field(/^Reorder point/), '1.5')
    await save('Update Product')
    expect(await screen.findAllByRole('alert')).toHaveLength(2)
    expect(api.calls()).toEqual(['GET /api/admin/products/thali'])
  })
})
