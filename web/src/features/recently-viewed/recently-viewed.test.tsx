import { asProductId } from '@bartan/contract/products/product-id'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { RecentlyViewed } from './components/recently-viewed.tsx'
import { forgetViewed, storeViewed, readViewed } from './viewed.ts'

const product = (id: string) => aProduct({ _id: asProductId(id), name: `Product ${id}` })

describe('recently viewed products', () => {
  it('are shown without the present one, which is noted for the next', async () => {
    storeViewed(product('a'))
    storeViewed(product('b'))
    fakeApi({ 'GET /api/products': { body: [product('b')] } })
    renderApp(<RecentlyViewed product={product('a')} />)
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/product/b')
    expect(readViewed().map(({ _id }) => _id)).toEqual(['a', 'b'])
  })

  it('are forgotten once they were deleted or became drafts, and shown as they are now', async () => {
    for (const id of ['a', 'b', 'c']) storeViewed(product(id))
    const api = fakeApi({
      'GET /api/products': { body: [aProduct({ _id: asProductId('b'), name: 'New name' })] },
    })
    renderApp(<RecentlyViewed product={product('d')} />)
    expect((await screen.findByRole('link')).textContent).toBe('New name')
    expect(api.sent[0]?.query).toEqual({ ids: 'c,b,a' })
    expect(readViewed().map(({ _id }) => _id)).toEqual(['d', 'b'])
  })

  it('keep the size and color that were looked at, as long as they are sold', async () => {
    const sized = { ...product('b'), sizes: ['3 L', '5 L'], colors: ['Red'], variants: undefined }
    storeViewed(sized, { size: '5 L', color: 'Red' })
    storeViewed({ ...sized, _id: asProductId('c') }, { size: '9 L', color: 'Red' })
    fakeApi({ 'GET /api/products': { body: [sized, { ...sized, _id: 'c' }] } })
    renderApp(<RecentlyViewed product={product('a')} />, { at: '/product/a?size=Small' })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product/c',
      '/product/b?color=Red&size=5+L',
    ])
    expect(readViewed()[0]?.match).toEqual({ size: 'Small' })
  })

  it('are shown as they were where the shop does not answer', async () => {
    storeViewed(product('a'))
    storeViewed(product('b'))
    fakeApi({ 'GET /api/products': failure(403, 'forbidden', 'Not now') })
    renderApp(<RecentlyViewed product={product('a')} />)
    expect(await screen.findByText('Product b')).toBeTruthy()
    expect(readViewed().map(({ _id }) => _id)).toEqual(['a', 'b'])
  })

  it('take no room where there are none', () => {
    renderApp(<RecentlyViewed product={product('a')} />)
    expect(screen.queryByText('Recently viewed')).toBeNull()
  })

  it('are forgotten where the shop has them no more', () => {
    storeViewed(product('a'))
    storeViewed(product('b'))
    forgetViewed('a')
    forgetViewed('unknown')
    expect(readViewed().map(({ _id }) => _id)).toEqual(['b'])
  })

  it('are no more than fit, and nothing where storage holds something else', () => {
    for (let n = 0; n < 20; n++) storeViewed(product(String(n)))
    expect(readViewed()).toHaveLength(13)
    localStorage.setItem('recentlyViewed', '[{"_id":7}]')
    expect(readViewed()).toEqual([])
  })
})
