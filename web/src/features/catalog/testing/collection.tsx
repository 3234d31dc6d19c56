import { asProductId } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Facets } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import { useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CollectionView } from '../components/collection-view.tsx'

const [KITCHEN] = CATEGORIES

export const facets = (some: Partial<Facets> = {}): Facets => ({
  category: [{ value: KITCHEN, count: 2 }],
  color: [{ value: 'Red', count: 1 }],
  size: ['Small', 'Large'].map((value) => ({ value, count: 1 })),
  material: [{ value: 'Bamboo', count: 1 }],
  brand: [{ value: 'Omax', count: 2 }],
  countryOfOrigin: [],
  price: { min: rupees(49), max: rupees(899) },
  total: 2,
  ...some,
})

export const thali = aProduct({ _id: asProductId('thali'), name: 'Steel Thali' })
export const jug = aProduct({ _id: asProductId('jug'), name: 'Water Jug' })

export const listOf = (products: unknown[], total = products.length) => ({
  body: products,
  headers: { 'x-total-count': String(total) },
})

/** The browser's own. */
const Back = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

/** The sidebar needs a wide screen; happy-dom's is narrow. */
export const openCollection = (at: string, answers: Parameters<typeof fakeApi>[0] = {}) => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const api = fakeApi({
    'GET /api/products': listOf([thali, jug]),
    'GET /api/products/facets': { body: facets() },
    ...answers,
  })
  const lastQuery = () => api.sent.findLast(({ call }) => call === 'GET /api/products')?.query
  const view = (
    <>
      <CollectionView collection="all" />
      <Back />
    </>
  )
  return { ...renderApp(view, { at }), api, lastQuery }
}
