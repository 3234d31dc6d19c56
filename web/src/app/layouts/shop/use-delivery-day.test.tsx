import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { useDeliveryDay } from './use-delivery-day.ts'

const Probe = () => {
  useDeliveryDay()
  return null
}

const said = (name: string) => document.documentElement.style.getPropertyValue(name)

it('says when an order of now would come, of what is delivered free and of the rest', () => {
  const noon = Date.parse('2026-11-28T06:30:00Z')
  act(() => void renderApp(<Probe />, { now: () => noon }))
  expect(said('--free-delivery')).toBe('"Free, by Sun 29 Nov"')
  expect(said('--paid-delivery')).toBe('"Delivery by Sun 29 Nov"')
})
