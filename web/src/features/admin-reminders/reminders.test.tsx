import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Reminders } from './components/reminders.tsx'

signInBeforeEach('admin')

const row = async (name: string) =>
  within((await screen.findByText(name)).closest('li') as HTMLElement)

it('opens a chat with the text that the server made, and tells a mail', async () => {
  const left = {
    _id: 'u2',
    kind: 'cart',
    userId: 'u2',
    name: 'Ravi',
    phone: '9000000000',
    at: '2026-01-04T10:00:00.000Z',
    products: [{ productId: 'p1', name: 'Steel Jug', quantity: 2 }],
    byMail: false,
  }
  const reminders = [left, { ...left, _id: 'u3', userId: 'u3', name: 'Mina', byMail: true }]
  const api = fakeApi({
    'GET /api/admin/reminders/cart': { body: { reminders, next: null } },
    'POST /api/admin/reminders/cart/u2': { status: 201, body: { via: 'whatsapp', text: 'Hello' } },
    'POST /api/admin/reminders/cart/u3': { status: 201, body: { via: 'mail', text: '' } },
  })
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('open', () => ({ location: { replace }, close: () => undefined }))
  renderApp(<Reminders />, { at: '/admin/reminders' })
  const ravi = await row('Ravi')
  expect(ravi.getByText('2 × Steel Jug')).toBeTruthy()
  await userEvent.click(ravi.getByRole('button', { name: 'Write on WhatsApp' }))
  expect(await ravi.findByRole('link', { name: 'Open the chat' })).toBeTruthy()
  expect(replace.mock.calls[0]?.[0]).toContain('text=Hello')
  const mina = await row('Mina')
  await userEvent.click(mina.getByRole('button', { name: 'Send a mail' }))
  expect(await mina.findByText('The mail is on its way')).toBeTruthy()
  expect(api.calls().filter((call) => call.startsWith('POST'))).toHaveLength(2)
  vi.unstubAllGlobals()
})
