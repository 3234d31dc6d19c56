import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductCard } from '#components/commerce/product-card.tsx'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { WishlistSync } from './components/wishlist-sync.tsx'
import { Wishlist } from './components/wishlist.tsx'

const thali = aProduct({ _id: asProductId('thali'), name: 'Steel Thali' })
const jug = aProduct({ _id: asProductId('jug'), name: 'Water Jug' })

const heart = (name: string) => screen.findByRole('button', { name: `Save ${name} to wishlist` })
const onDevice = () => JSON.parse(localStorage.getItem('wishlist') ?? '').productIds
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

const card = () =>
  renderApp(
    <>
      <ProductCard product={thali} sizes="50vw" />
      <WishlistSync />
    </>,
    { toasts: true },
  )

describe('the heart of a guest', () => {
  it('is stored on the device, without a call', async () => {
    const api = fakeApi({})
    card()
    fireEvent.click(await heart('Steel Thali'))
    expect(isPressed(await heart('Steel Thali'))).toBe(true)
    expect(await screen.findByText('Saved to your wishlist')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual({
      owner: '',
      productIds: ['thali'],
      choices: { thali: {} },
    })
    fireEvent.click(await heart('Steel Thali'))
    expect(await screen.findByText('Removed from your wishlist')).toBeTruthy()
    expect(onDevice()).toEqual([])
    expect(api.sent).toEqual([])
  })

  it('joins the wishlist of the account at the login, and leaves with it', async () => {
    const api = fakeApi({ 'POST /api/wishlist/merge': { body: { productIds: ['thali', 'jug'] } } })
    card()
    fireEvent.click(await heart('Steel Thali'))
    act(() => session.start(signedInAs(asha)))
    await waitFor(() => expect(onDevice()).toEqual(['thali', 'jug']))
    expect(api.sent[0]?.body).toEqual({ productIds: ['thali'], choices: { thali: {} } })
    act(() => session.end())
    expect(isPressed(await heart('Steel Thali'))).toBe(false)
  })
})

describe('the heart of a customer', () => {
  it('tells the server', async () => {
    const api = fakeApi({
      'POST /api/wishlist/merge': { body: { productIds: ['jug'] } },
      'PUT /api/wishlist/thali': { body: { productIds: ['thali', 'jug'] } },
      'DELETE /api/wishlist/thali': { body: { productIds: ['jug'] } },
    })
    session.start(signedInAs(asha))
    card()
    await waitFor(() => expect(onDevice()).toEqual(['jug']))
    fireEvent.click(await heart('Steel Thali'))
    expect(await screen.findByText('Saved to your wishlist')).toBeTruthy()
    fireEvent.click(await heart('Steel Thali'))
    await waitFor(() => expect(api.calls().at(-1)).toBe('DELETE /api/wishlist/thali'))
    expect(api.calls()).toContain('PUT /api/wishlist/thali')
  })

  it('is empty again where the server refuses', async () => {
    const full = 'Your wishlist is full: it holds 200 products'
    const refusal = Promise.withResolvers<ReturnType<typeof failure>>()
    fakeApi({
      'POST /api/wishlist/merge': { body: { productIds: [] } },
      'PUT /api/wishlist/thali': () => refusal.promise,
    })
    session.start(signedInAs(asha))
    card()
    fireEvent.click(await heart('Steel Thali'))
    expect(isPressed(await heart('Steel Thali'))).toBe(true)
    refusal.resolve(failure(409, 'conflict', full))
    expect(await screen.findByText(full)).toBeTruthy()
    expect(isPressed(await heart('Steel Thali'))).toBe(false)
  })
})

/** As the guest put it aside in another tab. */
const putAsideAs = (choices: object | undefined, ...productIds: string[]) => {
  localStorage.setItem('wishlist', JSON.stringify({ owner: '', productIds, choices }))
  dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }))
}

const putAside = (...productIds: string[]) => putAsideAs(undefined, ...productIds)

const cookerLink = () => screen.findByRole('link', { name: /Cooker/ })

describe('the wishlist', () => {
  it('of a guest shows what is there of it still, and loses what the heart lets go', async () => {
    putAside('jug', 'gone', 'thali')
    fakeApi({
      'GET /api/products/jug': { body: jug },
      'GET /api/products/thali': { body: thali },
      'GET /api/products/gone': failure(404, 'not_found', TEXTS.productNotFound),
    })
    renderApp(<Wishlist />)
    expect(await screen.findByText('Steel Thali')).toBeTruthy()
    fireEvent.click(await heart('Water Jug'))
    await waitFor(() => expect(screen.queryByText('Water Jug')).toBeNull())
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fwishlist',
    )
  })

  it('shows the variant that was put aside, and lists of an earlier version as they were', async () => {
    const cooker = aProduct({
      ...jug,
      _id: asProductId('cooker'),
      name: 'Cooker',
      sizes: ['3 L', '5 L'],
      price: rupees(1649),
      priceMax: rupees(2049),
      variants: [
        { sku: asSku('C3'), size: '3 L', price: rupees(1649), countInStock: 5 },
        { sku: asSku('C5'), size: '5 L', price: rupees(2049), countInStock: 5 },
      ],
    })
    putAside('cooker')
    fakeApi({ 'GET /api/products/cooker': { body: cooker } })
    const { unmount } = renderApp(<Wishlist />)
    expect((await cookerLink()).getAttribute('href')).toBe('/product/cooker')
    unmount()
    act(() => session.end())
    putAsideAs({ cooker: { size: '5 L' } }, 'cooker')
    renderApp(<Wishlist />)
    expect((await cookerLink()).getAttribute('href')).toBe('/product/cooker?size=5+L')
    expect((await cookerLink()).textContent).toContain('2,049')
  })

  it('of a customer is the server’s, after the guest’s has joined it', async () => {
    putAside('thali')
    const api = fakeApi({
      'POST /api/wishlist/merge': { body: { productIds: ['thali', 'jug'] } },
      'GET /api/wishlist': { body: [thali, jug] },
    })
    session.start(signedInAs(asha))
    renderApp(<Wishlist />)
    expect(await screen.findByText('Water Jug')).toBeTruthy()
    expect(api.calls()).toEqual(['POST /api/wishlist/merge', 'GET /api/wishlist'])
    expect(onDevice()).toEqual(['thali', 'jug'])
  })

  it('says how it is filled while there is nothing on it', () => {
    fakeApi({})
    renderApp(<Wishlist whenFew="Popular with shoppers" />)
    expect(screen.getByText('Your wishlist is empty')).toBeTruthy()
    expect(screen.getByText('Popular with shoppers')).toBeTruthy()
  })

  it('is followed by more where it has few goods', async () => {
    fakeApi({
      'POST /api/wishlist/merge': { body: { productIds: ['thali', 'jug'] } },
      'GET /api/wishlist': { body: [thali, jug] },
    })
    session.start(signedInAs(asha))
    renderApp(<Wishlist whenFew="Popular with shoppers" />)
    expect(await screen.findByText('Water Jug')).toBeTruthy()
    expect(screen.getAllByText('Popular with shoppers')).toHaveLength(1)
  })
})
