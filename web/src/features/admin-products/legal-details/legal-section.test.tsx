import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aProduct, aShop } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { EditProduct } from '../form/edit-product.tsx'

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))

signInBeforeEach('admin')

it('unfolds the legal details where a link leads to them, and writes what was said of them', async () => {
  const saved = vi.fn<() => void>()
  const declared = aProduct({
    hsn: '7323',
    declarations: { countryOfOrigin: 'India', importer: 'Omax', bis: { standard: 'IS 14756' } },
  })
  const others = [aProduct({ declarations: { manufacturer: 'Prakash Udyog, Moradabad' } })]
  const api = fakeApi({
    'GET /api/admin/products/thali': { body: declared },
    'GET /api/admin/products': { body: others },
    'PUT /api/products/thali': { body: declared },
  })
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  renderApp(<EditProduct id="thali" onSaved={saved} />, {
    at: '/admin/products/thali/edit#legal',
    shop: { ...aShop, legal: { ...aShop.legal, registration: 'regular' } },
  })
  const section = (await screen.findByText('Legal details')).closest('details')
  expect([section?.open, scrolled.mock.contexts]).toEqual([true, [section]])
  expect(section?.textContent).toContain('Missing: GST rate, MRP, Net quantity, Manufacturer')
  await userEvent.type(field(/^MRP/), '1')
  await userEvent.type(field(/^HSN/), '9')
  await save('Update Product')
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('HSN'),
    expect.stringContaining('MRP'),
  ])
  await userEvent.clear(field(/^HSN/))
  await userEvent.type(field(/^HSN/), '732393')
  await userEvent.type(field(/^MRP/), '299')
  await userEvent.selectOptions(field(/^GST rate/), '18')
  await userEvent.click(field('The rate changes on a known day'))
  await userEvent.selectOptions(field(/^Next GST rate/), '5')
  await userEvent.type(field(/^Holds from/), '2026-12-01')
  await userEvent.type(field(/^Net quantity/), '1')
  await userEvent.selectOptions(field(/^Unit/), 'N')
  await userEvent.type(field(/^Manufacturer/), 'Prakash Udyog, Moradabad')
  expect(field(/^Manufacturer/).list?.textContent).toBe('Prakash Udyog, Moradabad')
  await userEvent.clear(field(/^Importer/))
  expect(section?.textContent).toContain('Complete')
  await save('Update Product')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(changeIn(api.sent.find(({ body }) => body))).toEqual({
    hsn: '732393',
    mrp: 1299,
    gstRate: 18,
    gstRateNext: { rate: 5, from: '2026-12-01' },
    declarations: {
      netQuantity: { value: 1, unit: 'N' },
      manufacturer: 'Prakash Udyog, Moradabad',
      importer: null,
    },
  })
})

it('asks nothing of tax of a seller without GST, who finds it folded', async () => {
  const plain = aProduct({ mrp: rupees(1299), declarations: { countryOfOrigin: 'India' } })
  fakeApi({
    'GET /api/admin/products/thali': { body: plain },
    'GET /api/admin/products': { body: [] },
  })
  renderApp(<EditProduct id="thali" onSaved={() => undefined} />, {
    at: '/admin/products/thali/edit#legal',
  })
  const section = (await screen.findByText('Legal details')).closest('details')
  expect(section?.textContent).toContain('Missing: Net quantity, Manufacturer')
  const folded = screen.getByText('Tax: once you are registered for GST').closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.contains(field(/^HSN/))).toBe(true)
})
