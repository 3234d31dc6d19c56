import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder, asha } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderActions } from './components/order-actions.tsx'

it('says in place of its button that a return is asked for', () => {
  fakeApi({})
  const asked = { lines: [], reason: 'late', requestedAt: '2026-11-22T10:00:00.000Z' }
  const show = (state: 'requested' | 'declined') => {
    const order = anOrder({ status: 'Delivered', returns: [{ ...asked, state }] })
    return renderApp(<OrderActions order={order} userId={asha._id} buyAgain={null} />)
  }
  const { unmount } = show('requested')
  expect(screen.getByText('Return requested')).toBeTruthy()
  unmount()
  show('declined')
  expect(screen.queryByText('Return requested')).toBeNull()
})
