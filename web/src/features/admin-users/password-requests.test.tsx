import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { PasswordRequests } from './components/password-requests.tsx'

const request = {
  _id: 'u7',
  name: 'Mina Das',
  phone: '9876501234',
  at: '2026-11-20T08:00:00.000Z',
}
const LIST = 'GET /api/admin/password-requests'
const MAKE = 'POST /api/admin/password-requests/u7/link'

const show = () =>
  renderApp(
    <>
      <PasswordRequests />
      <Toaster />
    </>,
  )

/** The tab that the press opens. */
const aTab = () => {
  const tab = { location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it('one press makes a link and opens the chat with it, which can be opened again', async () => {
  const link = 'https://shop.example/reset-password?token=t1'
  fakeApi({
    [LIST]: { body: [request] },
    [MAKE]: { status: 201, body: { link, expiresAt: '2026-11-20T09:00:00.000Z' } },
  })
  const tab = aTab()
  show()
  expect(await screen.findByText(/9876501234/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send a link over WhatsApp' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1))
  const chat = new URL(tab.location.replace.mock.calls[0]?.[0] ?? '')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919876501234')
  expect(chat.searchParams.get('text')).toContain(link)
  expect(chat.searchParams.get('text')).toContain('Mina Das')
  expect(screen.getByRole('link', { name: 'Open the chat again' }).getAttribute('href')).toBe(
    chat.href,
  )
})

it('without a link the tab closes, and the reason is said', async () => {
  fakeApi({
    [LIST]: { body: [request] },
    [MAKE]: failure(404, 'not_found', 'There is no such request'),
  })
  const tab = aTab()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Send a link over WhatsApp' }))
  expect(await screen.findByText('There is no such request')).toBeTruthy()
  expect(tab.close).toHaveBeenCalled()
})

it('a request that is done goes off the list', async () => {
  const api = fakeApi({ [LIST]: { body: [request] } })
  api.answers['DELETE /api/admin/password-requests/u7'] = () => {
    api.answers[LIST] = { body: [] }
    return { body: { message: 'Removed' } }
  }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Done, remove' }))
  expect(await screen.findByText('Nobody waits for a password')).toBeTruthy()
})
