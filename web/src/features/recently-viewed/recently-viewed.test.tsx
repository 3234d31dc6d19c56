import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { RecentlyViewed } from './components/recently-viewed.tsx'
import { forgetViewed, storeViewed, readViewed } from './viewed.ts'

const product = (id: string) => aProduct({ _id: id, name: `Product ${id}` })

describe('recently viewed products', () => {
  it('are shown without the present one, which is noted for the next', () => {
    storeViewed(product('a'))
    storeViewed(product('b'))
    renderApp(<RecentlyViewed product={product('a')} />)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/product/b'])
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
