import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { act } from '@testing-library/react'
import { atom } from 'nanostores'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { ProductCard } from '#components/commerce/product-card.tsx'
import { ServerCachedContext, type DrawCached } from '#components/ui/server-cached.tsx'
import { createQueryClient } from '#lib/api/query-client.ts'
import { aProduct } from '#testing/builders.ts'
import { serverCachedParts } from './server-cached-parts.ts'

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
