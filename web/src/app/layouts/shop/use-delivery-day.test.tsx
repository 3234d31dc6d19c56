import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storePin } from '#lib/delivery-to.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { useDeliveryDay } from './use-delivery-day.ts'

const Probe = () => {
  useDeliveryDay()
  return null
}

const said = (name: string) => document.documentElement.style.getPropertyValue(name)

const NOON = Date.parse('2026-11-28T06:30:00Z')

it('says when an order of now would come, of what is delivered free and of the rest', () => {
  act(() => void renderApp(<Probe />, { now: () => NOON }))
  expect(said('--free-delivery')).toBe('"Free delivery, Sun 29 Nov"')
  expect(said('--paid-delivery')).toBe('"Delivery, Sun 29 Nov"')
})

const sayOf = (body: object) => {
  fakeApi({ 'GET /api/pin/744101': { body } })
  renderApp(<Probe />, { now: () => NOON })
  expect(said('--free-delivery')).toBe('""')
}

describe('once the shopper has given a PIN code', () => {
  beforeEach(() => storePin('744101'))

  it('says the day of that, as the page of a product does', async () => {
    sayOf({ serviceable: true, days: 3, state: 'Assam' })
    await waitFor(() => expect(said('--free-delivery')).toBe('"Free delivery, Tue 1 Dec"'))
  })

  it('promises nothing free where the code has a fee of its own', async () => {
    sayOf({ serviceable: true, days: 3, state: 'Assam', fee: 90 })
    await waitFor(() => expect(said('--free-delivery')).toBe('"Delivery, Tue 1 Dec"'))
  })
})
