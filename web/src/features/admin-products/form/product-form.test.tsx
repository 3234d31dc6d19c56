import { CATEGORIES } from '@bartan/contract/products/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Shop } from '#lib/shop-settings.ts'
import { aProduct, aShop } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { CreateProduct } from './create-product.tsx'
import { EditProduct } from './edit-product.tsx'

const [KITCHEN] = CATEGORIES
const URL_1 = '/images/upload/v1/products/ab1.webp'
const URL_2 = '/images/upload/v1/products/ab2.webp'
const thali = aProduct({
  images: [
    { url: URL_1, altText: 'Front' },
    { url: URL_2, altText: 'Back' },
  ],
})

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openThali = () => {
  const saved = vi.fn<() => void>()
  const api = fakeApi({
    'GET /api/admin/products/thali': { body: thali },
    'PUT /api/products/thali': { body: thali },
  })
  renderApp(<EditProduct id="thali" onSaved={saved} />)
  return { api, saved }
}

signInBeforeEach('admin')

describe('the create form', () => {
  it('requires what spec §5 names, says so at the fields and leads to the first of them', async () => {
    const api = fakeApi({})
    renderApp(<CreateProduct onSaved={() => undefined} />)
    await save('Create Product')
    const alerts = await screen.findAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Category is required',
      'Price is required',
      'Description is required',
      'Brand is required',
      'Sizes is required',
    ])
    expect(document.activeElement).toBe(field('Name'))
    expect(api.sent).toEqual([])
  })

  it('sends lists that were typed comma-separated, each part once', async () => {
    const saved = vi.fn<() => void>()
    const api = fakeApi({ 'POST /api/products': { status: 201, body: thali } })
    renderApp(<CreateProduct onSaved={saved} />)
    await userEvent.type(field('Name'), ' Tawa ')
    await userEvent.type(field('Description'), 'Flat')
    await userEvent.type(field('Price'), '199.50')
    await userEvent.selectOptions(field('Category'), KITCHEN)
    await userEvent.type(field('Brand'), 'Omax')
    await userEvent.type(field('Sizes'), 'Small, Large ,Small,')
    expect(
      screen
        .getAllByRole('button', { name: /^Remove/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Remove Small', 'Remove Large'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Large' }))
    await userEvent.type(field('Sizes'), ', XL')
    await save('Create Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(api.bodyOf('POST /api/products')).toMatchObject({
      name: 'Tawa',
      price: 199.5,
      category: KITCHEN,
      sizes: ['Small', 'XL'],
      colors: [],
      images: [],
    })
    for (const untouched of ['sku', 'nameIn', 'descriptionIn'])
      expect(api.bodyOf('POST /api/products')).not.toHaveProperty(untouched)
  })

  it('takes texts in other languages, choices by a press, and what is not taken back', async () => {
    const { api, saved } = openThali()
    await userEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }))
    await userEvent.type(screen.getByLabelText(/Name in हिन्दी/), 'स्टील की थाली')
    await userEvent.click(screen.getByRole('button', { name: 'Add Medium' }))
    await userEvent.click(screen.getByLabelText('Can be returned'))
    await userEvent.click(screen.getByLabelText('Draft'))
    await save('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(changeIn(api.sent.at(1))).toEqual({
      nameIn: { hi: 'स्टील की थाली' },
      sizes: ['Small', 'Large', 'Medium'],
      returnable: false,
      state: 'draft',
    })
  })

  it('has the texts of the shop’s languages, and of those in which the product has some', async () => {
    const named = { ...thali, nameIn: { ta: 'தட்டு' } }
    fakeApi({ 'GET /api/admin/products/thali': { body: named } })
    const shop: Shop = { ...aShop, languages: ['en', 'hi'] }
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />, { shop })
    expect(await screen.findByRole('button', { name: 'தமிழ்' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'हिन्दी' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'বাংলা' })).toBeNull()
  })

  it('says what the server refuses at its field', async () => {
    const message = 'Another product has the SKU X'
    fakeApi({
      'GET /api/admin/products/thali': { body: thali },
      'PUT /api/products/thali': failure(409, 'sku_taken', message, { fields: { sku: message } }),
    })
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
    await userEvent.type(await screen.findByLabelText('SKU'), 'X')
    await save('Update Product')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(document.activeElement).toBe(field('SKU'))
  })
})

describe('a product without sizes', () => {
  const plain = aProduct({ sizes: [], collection: '', material: '' })

  it('is saved by the edit form, which asks for what the create form did not ask for', async () => {
    const saved = vi.fn<() => void>()
    const api = fakeApi({
      'GET /api/admin/products/thali': { body: plain },
      'PUT /api/products/thali': { body: plain },
    })
    renderApp(<EditProduct id="thali" onSaved={saved} />)
    await userEvent.type(await screen.findByLabelText('Name'), '!')
    await save('Update Product')
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Collection is required',
      'Material is required',
    ])
    for (const name of ['No collection', 'No material'])
      await userEvent.click(screen.getByRole('checkbox', { name }))
    await save('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(changeIn(api.sent.at(1))).toEqual({ name: 'Steel Thali!' })
  })

  it('is made by a choice, which takes away what was there; a text takes the choice back', async () => {
    const { api, saved } = openThali()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'No sizes' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'No material' }))
    expect(field('Sizes').value).toBe('')
    await userEvent.type(field('Material'), 'Iron')
    await save('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(changeIn(api.sent.at(1))).toEqual({ sizes: [], material: 'Iron' })
  })

  it('is created only after the choice', async () => {
    const api = fakeApi({ 'POST /api/products': { status: 201, body: plain } })
    const saved = vi.fn<() => void>()
    renderApp(<CreateProduct onSaved={saved} />)
    await userEvent.type(field('Name'), 'Tawa')
    await userEvent.type(field('Description'), 'Flat')
    await userEvent.type(field('Price'), '₹1,29,900.50')
    await userEvent.selectOptions(field('Category'), KITCHEN)
    await userEvent.type(field('Brand'), 'Omax')
    await save('Create Product')
    expect((await screen.findByRole('alert')).textContent).toBe('Sizes is required')
    expect(screen.queryByRole('checkbox', { name: 'No material' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'No sizes' }))
    await save('Create Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(api.bodyOf('POST /api/products')).toMatchObject({ price: 129_900.5, sizes: [] })
    expect(api.bodyOf('POST /api/products')).not.toHaveProperty('none')
  })

  it('has a price that is one', async () => {
    fakeApi({ 'GET /api/admin/products/thali': { body: thali } })
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
    await userEvent.clear(await screen.findByLabelText('Price'))
    await userEvent.type(field('Price'), '12,99')
    await save('Update Product')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Price must be an amount like 1299 or 1,299.50',
    )
  })
})

describe('the edit form', () => {
  it('requires collection and material too, and writes only what was changed', async () => {
    const { api, saved } = openThali()
    await userEvent.clear(await screen.findByLabelText('Collection'))
    await userEvent.clear(field('Material'))
    await save('Update Product')
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Collection is required',
      'Material is required',
    ])
    await userEvent.type(field('Collection'), 'Everyday')
    await userEvent.type(field('Material'), 'Iron')
    await userEvent.click(screen.getByRole('button', { name: 'Move image 2 forward' }))
    await save('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(changeIn(api.sent.at(1))).toEqual({
      material: 'Iron',
      images: [thali.images[1], thali.images[0]],
    })
  })

  it('says which of the product’s colors an image shows', async () => {
    const saved = vi.fn<() => void>()
    const product = aProduct({ ...thali, colors: ['Red', 'Blue'] })
    const api = fakeApi({
      'GET /api/admin/products/thali': { body: product },
      'PUT /api/products/thali': { body: product },
    })
    renderApp(<EditProduct id="thali" onSaved={saved} />)
    await userEvent.selectOptions(await screen.findByLabelText('Color of picture 2'), 'Blue')
    await save('Update Product')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(changeIn(api.sent.at(1))).toEqual({
      images: [thali.images[0], { ...thali.images[1], color: 'Blue' }],
    })
  })

  it('asks before an image is deleted, and says when the server would not', async () => {
    const api = fakeApi({
      'GET /api/admin/products/thali': { body: thali },
      'DELETE /api/admin/products/delete-img': failure(500, 'internal', 'Broken'),
    })
    renderApp(<EditProduct id="thali" onSaved={() => undefined} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete image 1' }))
    const dialog = screen.getByRole('dialog', { name: TEXTS.confirmDeleteImage })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect((await screen.findByText(TEXTS.imageDeleteFailed)).getAttribute('role')).toBe('alert')
    expect(screen.getAllByRole('button', { name: /^Delete image/ })).toHaveLength(2)

    api.answers['DELETE /api/admin/products/delete-img'] = { body: { message: 'Deleted' } }
    await userEvent.click(screen.getByRole('button', { name: 'Delete image 1' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Delete image/ })).toHaveLength(1),
    )
    expect(api.sent.at(-1)?.body).toEqual({ public_id: 'products/ab1' })
    expect(screen.queryByText(TEXTS.imageDeleteFailed)).toBeNull()
  })

  it('asks before unsaved changes are left by a link, and lets go of saved ones', async () => {
    fakeApi({ 'GET /api/admin/products/thali': { body: thali } })
    const { address } = renderApp(<EditProduct id="thali" onSaved={() => undefined} />, {
      at: '/admin/products/thali/edit',
    })
    await userEvent.type(await screen.findByLabelText('Name'), '!')
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(address()).toBe('/admin/products/thali/edit')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
    expect(address()).toBe('/admin/products')
  })
})
