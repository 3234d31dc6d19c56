import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Gst } from './components/gst.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it('says that the month can’t be loaded, and asks again only when told to', async () => {
  const api = fakeApi({})
  renderApp(<Gst />, { at: '/admin/gst' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  const asked = api.sent.length
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  // The month's, and no endless loop of them.
  expect(api.sent.length - asked).toBeLessThanOrEqual(2)
})
