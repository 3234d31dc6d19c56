import { asProductId } from '@bartan/contract/products/product-id'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { MAIN_ID } from '#app/layouts/use-page-change.ts'
import { Wishlist } from '#features/wishlist/components/wishlist.tsx'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { LoadedLater } from './loaded-later.tsx'

beforeEach(() => session.end())

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
