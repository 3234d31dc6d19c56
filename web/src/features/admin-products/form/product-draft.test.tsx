import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi, failure } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { CreateProduct } from './create-product.tsx'
import { EditProduct } from './edit-product.tsx'

const thali = aProduct({ images: [{ url: '/images/upload/v1/products/ab1.webp', altText: '' }] })

const show = () => renderApp(<EditProduct id="thali" onSaved={() => undefined} />)

const offer = () => screen.findByText('You have an unsaved draft here.')

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))

signInBeforeEach('admin')

describe('what was typed and not saved', () => {
  it('is offered back after a reload, over what others have changed meanwhile, until it is saved', async () => {
    const api = fakeApi({
      'GET /api/admin/products/thali': { body: thali },
      'PUT /api/products/thali': { body: thali },
    })
    const first = show()
    await userEvent.type(await screen.findByLabelText('Name'), '!')
    await userEvent.click(screen.getByRole('checkbox', { name: 'No material' }))
    first.unmount()

    api.answers['GET /api/admin/products/thali'] = { body: { ...thali, price: 500 } }
    const second = show()
    await offer()
    expect(field('Name').value).toBe('Steel Thali')
    await userEvent.type(field('Brand'), '2')
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Name').value).toBe('Steel Thali!')
    expect(field('Brand').value).toBe('Omax2')
    expect(field('Price').value).toBe('500')
    await save('Update Product')
    const put = () => api.sent.find(({ call }) => call.startsWith('PUT'))
    await waitFor(() =>
      expect(changeIn(put())).toEqual({ name: 'Steel Thali!', brand: 'Omax2', material: '' }),
    )
    second.unmount()
    show()
    await screen.findByLabelText('Name')
    expect(screen.queryByText('You have an unsaved draft here.')).toBeNull()
  })

  it('is there for the same admin after the session has ended, and for no other', async () => {
    fakeApi({})
    const first = renderApp(<CreateProduct onSaved={() => undefined} />)
    await userEvent.type(field('Name'), 'Tawa')
    first.unmount()
    session.expire()
    session.start(signedInAs({ ...asha, _id: 'u2', role: 'admin' }))
    const other = renderApp(<CreateProduct onSaved={() => undefined} />)
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    other.unmount()
    session.expire()
    session.start(signedInAs({ ...asha, role: 'admin' }))
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Name').value).toBe('Tawa')
  })

  it('is discarded by a press, with the images that were uploaded for it', async () => {
    const api = fakeApi({
      'GET /api/admin/products/thali': { body: thali },
      'DELETE /api/admin/products/delete-img': { body: { message: 'Deleted' } },
    })
    const extra = { url: '/images/upload/v1/products/new1.webp', altText: '' }
    draftOf('work', 'product thali', { images: [extra] }).save({ images: [...thali.images, extra] })
    const first = show()
    await offer()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(api.sent.at(-1)?.body).toEqual({ public_id: 'products/new1' }))
    first.unmount()
    show()
    await screen.findByLabelText('Name')
    expect(screen.queryByText('You have an unsaved draft here.')).toBeNull()
  })
})

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
