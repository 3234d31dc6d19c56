import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { switchAlerts } from './alerts.ts'
import { AlertsSwitch } from './today.tsx'

const show = () => renderApp(<AlertsSwitch />, { toasts: true })
const press = () =>
  userEvent.click(screen.getByRole('button', { name: /^Ring when an order comes (On|Off)$/ }))
const state = () =>
  screen
    .getByRole('button', { name: /^Ring when an order comes (On|Off)$/ })
    .getAttribute('aria-pressed')

beforeEach(() => switchAlerts(false))

it('shows whether it is on, and says what each press has done', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  show()
  expect([state(), screen.queryByText('Off') !== null]).toEqual(['false', true])
  await press()
  expect([state(), screen.queryByText('On') !== null]).toEqual(['true', true])
  expect(
    await screen.findByText('New orders ring on this device and show a notification'),
  ).toBeTruthy()
  await press()
  expect(state()).toBe('false')
  expect(await screen.findByText('New orders no longer ring on this device')).toBeTruthy()
})

it('says where the browser shows no notifications', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  show()
  await press()
  expect(
    await screen.findByText('New orders ring on this device. Notifications are not allowed here.'),
  ).toBeTruthy()
})
