import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ChoosableProducts } from '../components/choosable-products.tsx'

it('is closed in a browser that tells when it has scrolled', async () => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never)
  fakeApi({})
  renderApp(<ChoosableProducts products={[{ ...aProduct(), sold: 3 }]} />)
  await userEvent.click(screen.getByLabelText('Choose Steel Thali'))
  await userEvent.click(screen.getByRole('button', { name: 'List on paper' }))
  expect(await screen.findByText('Save as PDF')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.queryByText('Save as PDF')).toBeNull()
  expect(screen.getByLabelText('Choose Steel Thali')).toHaveProperty('checked', false)
})
