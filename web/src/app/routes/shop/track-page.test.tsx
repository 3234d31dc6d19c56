import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { TrackPage } from './track-page.tsx'

const tracked = {
  number: 'BR-7K42Q',
  status: 'Shipped',
  estimatedDelivery: '2026-11-24T10:00:00.000Z',
  shipment: { courier: 'Delhivery', awb: 'D1', trackUrl: 'https://track.example/D1' },
  statusHistory: [
    { status: 'Processing', at: '2026-11-20T10:00:00.000Z' },
    { status: 'Shipped', at: '2026-11-21T10:00:00.000Z' },
  ],
}

const show = () => renderApp(<TrackPage />, { at: '/track?number=BR-7K42Q' })
const phone = () => screen.getByRole('textbox', { name: 'Phone' })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Track order' }))

it('shows how far an order is, and where its courier tells more', async () => {
  const api = fakeApi({ 'GET /api/track': { body: tracked } })
  show()
  await userEvent.type(phone(), '98765 43210')
  await press()
  const title = await screen.findByRole('heading', { name: '#BR-7K42Q' })
  expect(document.activeElement).toBe(title)
  expect(api.sent[0]?.query).toEqual({ number: 'BR-7K42Q', phone: '98765 43210' })
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    expect.stringMatching(/^We have your order20\sNov\s2026/),
    expect.stringMatching(/^On its way21\sNov\s2026/),
    expect.stringMatching(/^Arrival/),
  ])
  expect(screen.getByText('With Delhivery, number D1')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Track the parcel/ }).getAttribute('href')).toBe(
    'https://track.example/D1',
  )
  const help = within(
    screen.getByRole('heading', { name: 'Questions about this order?' }).closest('section')!,
  )
  expect(help.getByRole('link', { name: TEXTS.callUs })).toBeTruthy()
  const chat = help.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(chat)).toContain('my order BR-7K42Q.')
  expect(screen.getByRole('link', { name: TEXTS.myOrders }).getAttribute('href')).toBe('/my-orders')
  await userEvent.click(screen.getByRole('button', { name: 'Track another order' }))
  expect(phone()).toBeTruthy()
})

it('asks for the phone before it asks the server', async () => {
  const api = fakeApi({})
  show()
  await press()
  expect(await screen.findByText('Please enter the phone number')).toBeTruthy()
  expect(api.sent).toEqual([])
})

it('says why nothing is shown, and keeps what was typed', async () => {
  fakeApi({ 'GET /api/track': failure(404, 'not_found', 'No order has this number and phone') })
  show()
  await userEvent.type(phone(), '9123456780')
  await press()
  expect(await screen.findByText('No order has this number and phone')).toBeTruthy()
  expect(phone()).toHaveProperty('value', '9123456780')
})
