import { factNamesOf } from '@bartan/contract/products/fact-names'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { EditProduct } from './edit-product.tsx'

const thali = aProduct()
/** A name that is usual in its category, where this shop has such. */
const [, , , USUAL = ''] = factNamesOf(thali.category)
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

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
    await userEvent.type(field('Value of fact 2'), 'Yes')
    expect(screen.queryByRole('button', { name: `Add ${USUAL}` })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add a fact' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }))
    await userEvent.click(field('Draft'))
    await save('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const sent = api.sent.find(({ call }) => call === 'PUT /api/products/p1')
    expect(changeIn(sent)).toEqual({ facts: [{ name: USUAL, value: 'Yes' }], state: 'draft' })
  })

  it('say what is missing', async () => {
    fakeApi({ 'GET /api/admin/products/p1': { body: thali } })
    renderApp(<EditProduct id="p1" onSaved={() => undefined} />)
    await userEvent.click(await screen.findByRole('button', { name: `Add ${USUAL}` }))
    await save('Update Product')
    expect((await screen.findByRole('alert')).textContent).toMatch(/required/)
  })
})
