import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { EditProduct } from './edit-product.tsx'

const thali = aProduct()

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Product' }))

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

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
