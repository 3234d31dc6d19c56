import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { EditProduct } from './edit-product.tsx'

type Body = { name?: string; was?: Record<string, unknown> }

/** A server on which somebody else has renamed the product after the page was read. */
const renamedMeanwhile = () => {
  let name = 'Thali'
  return fakeApi({
    'GET /api/admin/products/thali': { body: aProduct() },
    'PUT /api/products/thali': ({ body }) => {
      const { name: mine, was } = body as Body
      if (was && 'name' in was && was['name'] !== name)
        return failure(409, 'changed_meanwhile', 'Somebody else was faster', { current: { name } })
      name = mine ?? name
      return { body: aProduct({ name }) }
    },
  })
}

const putsOf = (api: ReturnType<typeof fakeApi>) =>
  api.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)

const saveNameAndMaterial = async () => {
  renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
  await userEvent.type(await screen.findByLabelText('Name'), '!')
  await userEvent.clear(screen.getByLabelText('Material'))
  await userEvent.type(screen.getByLabelText('Material'), 'Brass')
  await userEvent.click(screen.getByRole('button', { name: 'Update Product' }))
  return screen.findByRole('dialog', { name: 'Changed meanwhile' })
}

const { name, material } = aProduct()
const MINE = { name: `${name}!`, material: 'Brass' }

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it('writes mine over a field that another changed, once that is said', async () => {
  const api = renamedMeanwhile()
  await saveNameAndMaterial()
  await userEvent.click(screen.getByRole('button', { name: 'Write mine' }))
  await waitFor(() =>
    expect(putsOf(api)).toEqual([
      { ...MINE, was: { name, material } },
      { ...MINE, was: { name: 'Thali', material } },
    ]),
  )
})

it('leaves theirs, and writes the rest', async () => {
  const api = renamedMeanwhile()
  await saveNameAndMaterial()
  await userEvent.click(screen.getByRole('button', { name: 'Leave theirs' }))
  await waitFor(() => expect(putsOf(api)).toHaveLength(2))
  expect(putsOf(api)[1]).toEqual({ material: 'Brass', was: { material } })
})
