import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import type { ReactNode } from 'react'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T10:00:00+05:30')

export const sale = {
  _id: 's1',
  name: 'Diwali',
  kind: 'sale',
  percent: 20,
  active: true,
  from: '2026-11-20T12:30:00.000Z',
  to: '2026-11-22T18:30:00.000Z',
  scope: { categories: ['Kitchen'], materials: ['Steel'] },
  used: 0,
  version: 1,
}

export const code = {
  _id: 'c1',
  name: 'Society',
  kind: 'amount',
  amount: 50,
  code: 'SOCIETY',
  minimum: 499,
  active: true,
  from: '2026-11-01T00:00:00.000Z',
  used: 7,
  usesTotal: 10,
  version: 3,
}

export const thali = {
  ...aProduct({ category: 'Kitchen', price: rupees(200), mrp: rupees(220) }),
  cost: 170,
  sold: 0,
}
export const jug = {
  ...aProduct({ _id: asProductId('jug'), name: 'Jug', material: 'Plastic', price: rupees(99) }),
  sold: 0,
}

export const show = (element: ReactNode) =>
  renderApp(
    <>
      {element}
      <Toaster />
    </>,
    { at: '/admin/offers', now: () => NOW },
  )
