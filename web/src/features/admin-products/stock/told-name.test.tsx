import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import admin from '#i18n/hi/admin.json'
import { addTexts } from '#i18n/translate.ts'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Products } from '../components/products.tsx'
import { EditProduct } from '../form/edit-product.tsx'

const thali = aProduct({ nameIn: { hi: 'स्टील थाली' }, nameHi: 'स्टील थाली' })

beforeEach(() => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  addTexts('hi', admin)
})

it('of a change in the list is the one that the list shows', async () => {
  fakeApi({
    'GET /api/admin/products': {
      body: [{ ...thali, sold: 0 }],
      headers: { 'x-total-count': '1' },
    },
    'PUT /api/products/thali': failure(503, 'internal', 'Later'),
  })
  renderApp(
    <>
      <Products />
      <Toaster />
    </>,
    { at: '/hi/admin/products', language: 'hi' },
  )
  const price = await screen.findByLabelText('स्टील थाली का दाम')
  await userEvent.clear(price)
  await userEvent.type(price, '120{Enter}')
  expect(await screen.findByText('स्टील थाली नहीं बदला जा सका')).toBeTruthy()
})

it('of a change in the form is the same', async () => {
  fakeApi({
    'GET /api/admin/products/thali': { body: thali },
    'PUT /api/products/thali': { body: thali },
  })
  renderApp(
    <>
      <EditProduct id="thali" onSaved={() => undefined} />
      <Toaster />
    </>,
    { language: 'hi' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'स्टॉक बढ़ाएँ या घटाएँ' }))
  const name = 'स्टील थाली का स्टॉक बढ़ाएँ या घटाएँ'
  expect(screen.getByRole('dialog', { name })).toBeTruthy()
})
