import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addTexts } from '#i18n/translate.ts'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { RefusedParcels } from './components/refused-parcels.tsx'

const counts = { delivered: 1, refused: 2, rate: 66.7 }

beforeEach(() => {
  session.end()
  session.start(signedInAs({ ...asha, role: 'admin' }))
})

it('tells of refused parcels by month, PIN code and product', async () => {
  fakeApi({
    'GET /api/admin/stats/rto': {
      body: {
        ...counts,
        months: [{ month: '2026-11', ...counts }],
        pins: [{ prefix: '841', state: 'Bihar', ...counts }],
        products: [{ _id: 'p1', name: 'Pot', ...counts }],
      },
    },
  })
  renderApp(<RefusedParcels />)
  const tables = await screen.findAllByRole('table')
  expect(tables.map(({ textContent }) => textContent)).toEqual([
    'By monthNovember 20262 of 3 · 66.7%',
    'By PIN code841… · Bihar2 of 3 · 66.7%',
    'By productPot2 of 3 · 66.7%',
  ])
})

it('calls states and products as the page does', async () => {
  addTexts('en', { words: { Kerala: 'केरल' } })
  fakeApi({
    'GET /api/admin/stats/rto': {
      body: {
        ...counts,
        months: [{ month: '2026-11', ...counts }],
        pins: [{ prefix: '695', state: 'Kerala', ...counts }],
        products: [{ _id: 'p1', name: 'Pot', nameIn: { en: 'Large pot' }, ...counts }],
      },
    },
  })
  renderApp(<RefusedParcels />)
  const [, pins, products] = await screen.findAllByRole('table')
  expect(pins?.textContent).toContain('695… · केरल')
  expect(products?.textContent).toContain('Large pot')
})
