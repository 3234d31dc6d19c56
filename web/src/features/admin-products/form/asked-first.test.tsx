import { YES_OR_NO_NAMES } from '@bartan/contract/products/fields/plain-fields'
import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { CreateProduct } from './create-product.tsx'
import { EditProduct } from './edit-product.tsx'
import { TEXT_NAMES } from './product-fields.ts'

const thali = aProduct()

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const parts = () =>
  screen
    .getAllByRole('group')
    .filter((part): part is HTMLDetailsElement => part instanceof HTMLDetailsElement)

signInBeforeEach('admin')

it('folds what is not asked at first, counts what is missing of it, and unfolds what is faulty', async () => {
  fakeApi({})
  renderApp(<CreateProduct onSaved={() => undefined} />)
  const [, texts, sizes] = parts()
  expect(parts().map(({ open }) => open)).toEqual([true, ...Array.from({ length: 6 }, () => false)])
  expect(texts?.querySelector('summary')?.textContent).toContain('1 missing')
  expect(sizes?.querySelector('summary')?.textContent).toContain('1 missing')
  await userEvent.type(field('Brand'), 'Omax')
  expect(texts?.querySelector('summary')?.textContent).not.toContain('missing')
  await save('Create Product')
  await screen.findAllByRole('alert')
  expect(parts().map(({ open }) => open)).toEqual([
    true,
    false,
    true,
    ...Array.from({ length: 4 }, () => false),
  ])
})

it('folds a product that is there as well, and counts what its form asks for beyond that', async () => {
  fakeApi({ 'GET /api/admin/products/thali': { body: aProduct({ collection: '' }) } })
  renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
  await screen.findByRole('button', { name: 'Update Product' })
  expect(parts().length).toBeGreaterThan(4)
  const [pictures, texts, ...others] = parts()
  expect(pictures?.open).toBe(true)
  expect([texts, ...others].filter((part) => part?.open)).toEqual([])
  expect(texts?.querySelector('summary')?.textContent).toContain('1 missing')
})

it('folds the pictures of a product on a phone, as they would fill its first screen', async () => {
  vi.stubGlobal('innerWidth', 390)
  const images = [{ url: '/images/thali.webp', altText: 'Thali' }]
  fakeApi({ 'GET /api/admin/products/thali': { body: aProduct({ images }) } })
  renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
  const title = await screen.findByRole('heading', { name: 'Images' })
  expect(title.closest('details')?.open).toBe(false)
  expect(title.parentElement?.textContent).toBe('Images1')
})

it('prints stickers of what a product has in stock, at least one of each size', async () => {
  const sizes = [
    { sku: asSku('T-S'), size: 'Small', price: rupees(99), countInStock: 3 },
    { sku: asSku('T-L'), size: 'Large', price: rupees(199), countInStock: 0 },
  ]
  const { sent } = fakeApi({
    'GET /api/admin/products/thali': { body: aProduct({ variants: sizes }) },
    'GET /api/admin/products/stickers.pdf': failure(400, 'invalid_input', 'Not now'),
  })
  renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Stickers' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /40 to a sheet/ }))
  await waitFor(() => {
    const asked = sent.find(({ call }) => call.includes('stickers.pdf'))
    expect(asked?.query).toMatchObject({ sku: 'T-S,T-L', copies: '3,1' })
  })
})

it('takes a scanned bar code, and says if there is a product of it already', async () => {
  fakeApi({
    'GET /api/admin/products': ({ query }) => ({
      body:
        query['search'] === '8901234567894' ? [{ ...thali, sold: 0, gtin: '8901234567894' }] : [],
    }),
  })
  renderApp(<CreateProduct onSaved={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }))
  await userEvent.type(await screen.findByLabelText('Or type the number'), '8901234567894{Enter}')
  expect(field(/^GTIN/).value).toBe('8901234567894')
  const known = await screen.findByRole('link', { name: thali.name })
  expect(known.getAttribute('href')).toBe(`/admin/products/${thali._id}/edit`)
})

it('begun with a name is saved as a draft, and says so', async () => {
  fakeApi({})
  renderApp(<CreateProduct name="Charpai" onSaved={() => undefined} />)
  expect(field('Name').value).toBe('Charpai')
  expect(screen.getByRole('button', { name: 'Save the draft' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Draft/, hidden: true }))
  expect(screen.getByRole('button', { name: 'Create Product' })).toBeTruthy()
})

it('has an input for each field that an admin may set', () => {
  fakeApi({})
  const { container } = renderApp(<CreateProduct onSaved={() => undefined} />)
  const shown = [...container.querySelectorAll('[name]')].map((input) => input.getAttribute('name'))
  expect(shown).toEqual(expect.arrayContaining([...TEXT_NAMES, ...YES_OR_NO_NAMES]))
})
