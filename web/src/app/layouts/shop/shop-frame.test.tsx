import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor, within, act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi, beforeEach, describe } from 'vitest'
import { MAIN_ID } from '#app/layouts/use-page-change.ts'
import { Providers } from '#app/providers.tsx'
import { ProductCard } from '#components/commerce/product-card.tsx'
import { ServerCachedContext, type DrawCached } from '#components/ui/server-cached.tsx'
import { Wishlist } from '#features/wishlist/components/wishlist.tsx'
import { createQueryClient } from '#lib/api/query-client.ts'
import { storePin } from '#lib/delivery-to.ts'
import { session } from '#lib/session/session.ts'
import { aShop, aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Footer } from './footer.tsx'
import { LoadedLater } from './loaded-later.tsx'
import { QuickAddAnswer } from './quick-add-answer.tsx'
import { serverCachedParts } from './server-cached-parts.ts'
import { useDeliveryDay } from './use-delivery-day.ts'

it.each(['/login', '/register', '/checkout'])('asks for nothing but the form on %s', (path) => {
  renderApp(<Footer />, { at: path })
  expect(screen.queryByRole('region', { name: 'Newsletter' })).toBeNull()
})

it('offers the newsletter everywhere else', async () => {
  renderApp(<Footer />)
  expect(await screen.findByRole('region', { name: 'Newsletter' })).toBeTruthy()
})

it('says who sells and who answers complaints', () => {
  renderApp(<Footer />)
  const { phone, email } = aShop
  expect(screen.getByText(`Grievance officer: ${phone} · ${email}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Complaints' }).getAttribute('href')).toBe('/grievances')
  expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe('/track')
})

it('tells the registered office from the shop, and says an address that is both once', () => {
  const { legal, ...others } = DEFAULT_SHOP
  const openAt = (...addresses: string[]) => {
    const { container, unmount } = renderApp(<Footer />, {
      shop: {
        ...others,
        version: 7,
        address: ['14 Bazaar', 'Varanasi 221001'],
        legal: { ...legal, legalName: 'Bartan Traders', addresses },
      },
    })
    const text = container.textContent
    unmount()
    return text
  }
  expect(openAt('7 Market Road, Varanasi')).toContain(
    'Bartan TradersRegistered office: 7 Market Road, Varanasi',
  )
  expect(openAt('14 Bazaar,  Varanasi 221001.')).not.toContain('Registered office')
  expect(openAt()).not.toContain('Registered office')
})

it('says nothing odd where nothing of that is set', () => {
  const { legal, ...others } = DEFAULT_SHOP
  const officer = { name: '', designation: '', phone: '', email: '' }
  const { container } = renderApp(<Footer />, {
    shop: {
      ...others,
      version: 7,
      legal: { ...legal, legalName: '', addresses: [], grievanceOfficer: officer },
    },
  })
  expect(container.textContent).not.toMatch(/Grievance officer|·|undefined/)
})

it('stays on the wishlist when a product is taken off', async () => {
  const [thali, jug] = ['Thali', 'Jug'].map((name) => aProduct({ _id: asProductId(name), name }))
  session.start(signedInAs(asha))
  fakeApi({
    'GET /api/wishlist': { body: [thali, jug] },
    'DELETE /api/wishlist/Thali': { body: { productIds: ['Jug'] } },
  })
  localStorage.setItem(
    'wishlist',
    JSON.stringify({ owner: asha._id, productIds: ['Thali', 'Jug'] }),
  )
  renderApp(
    <main id={MAIN_ID}>
      <Wishlist />
      <LoadedLater />
    </main>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save Thali to wishlist' }))
  await waitFor(() => expect(screen.queryByText('Thali')).toBe(null))
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Save Jug to wishlist' }),
    ),
  )
})

it('adding from a card begins with the size that the card shows, at its price', async () => {
  const cooker = aProduct({
    sizes: ['3 L', '5 L'],
    colors: [],
    price: rupees(1649),
    variants: [
      { sku: asSku('C-3'), size: '3 L', price: rupees(1649), countInStock: 3 },
      { sku: asSku('C-5'), size: '5 L', price: rupees(2049), countInStock: 3 },
    ],
  })
  const request = { product: cooker, wanted: { size: '5 L' } }
  renderApp(<QuickAddAnswer request={request} isOpen onClose={() => {}} />)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('button', { name: '5 L' }).getAttribute('aria-pressed')).toBe('true')
  expect(sheet.getAllByText('₹2,049')).toHaveLength(2)
  expect(sheet.getByRole('link').getAttribute('href')).toBe('/product/thali?size=5+L')
})

const images = ['Blue', 'Red'].map((color) => ({ url: `/${color}.webp`, altText: color, color }))

const named = (name: string) => aProduct({ name, images, colors: ['Blue', 'Red'] })

const pot = named('Pot')
const mug = named('Mug')

const pageOf = (products: readonly (typeof pot)[], draw?: DrawCached) => (
  <ServerCachedContext value={draw}>
    <Providers language="en" shop={atom(DEFAULT_SHOP)} client={createQueryClient()}>
      <MemoryRouter>
        {products.map((product) => (
          <ProductCard key={product.name} product={product} sizes="100px" />
        ))}
      </MemoryRouter>
    </Providers>
  </ServerCachedContext>
)

const served = (products: readonly (typeof pot)[]): string => {
  const { draw, fill } = serverCachedParts('en', DEFAULT_SHOP, { pathname: '/', search: '' })
  return fill(renderToString(pageOf(products, draw)))
}

it('a card that was drawn for another page is hydrated where it stands now', async () => {
  served([mug, pot])
  const html = served([pot, mug])
  expect(html).toBe(renderToString(pageOf([pot, mug])))
  const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const container = document.createElement('div')
  container.innerHTML = html
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(() => hydrateRoot(container, pageOf([pot, mug]), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complain).not.toHaveBeenCalled()
  act(() => root.unmount())
  complain.mockRestore()
})

const Probe = () => {
  useDeliveryDay()
  return null
}

const said = (name: string) => document.documentElement.style.getPropertyValue(name)

const NOON = Date.parse('2026-11-28T06:30:00Z')

it('says when an order of now would come, of what is delivered free and of the rest', () => {
  act(() => void renderApp(<Probe />, { now: () => NOON }))
  expect(said('--free-delivery')).toBe('"Free delivery, Sun 29 Nov"')
  expect(said('--paid-delivery')).toBe('"Delivery, Sun 29 Nov"')
})

const sayOf = (body: object) => {
  fakeApi({ 'GET /api/pin/744101': { body } })
  renderApp(<Probe />, { now: () => NOON })
  expect(said('--free-delivery')).toBe('""')
}

describe('once the shopper has given a PIN code', () => {
  beforeEach(() => storePin('744101'))

  it('says the day of that, as the page of a product does', async () => {
    sayOf({ serviceable: true, days: 3, state: 'Assam' })
    await waitFor(() => expect(said('--free-delivery')).toBe('"Free delivery, Tue 1 Dec"'))
  })

  it('promises nothing free where the code has a fee of its own', async () => {
    sayOf({ serviceable: true, days: 3, state: 'Assam', fee: 90 })
    await waitFor(() => expect(said('--free-delivery')).toBe('"Delivery, Tue 1 Dec"'))
  })
})
