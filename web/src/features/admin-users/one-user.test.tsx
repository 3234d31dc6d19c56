import { screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { asha, statusCounts } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { PasswordRequests } from './components/password-requests.tsx'
import { UserSummary } from './components/user-summary.tsx'

const ravi = { ...asha, _id: 'u2', name: 'Ravi', phone: '9000000000' }

const orders = {
  total: 7,
  byStatus: statusCounts({ Processing: 1, Delivered: 3, Cancelled: 3 }),
  spent: 900,
  refused: 2,
  openReturns: 1,
}

const blocked = { ...ravi, codBlock: { reason: 'Refused twice', at: '2026-11-02T06:00:00.000Z' } }
const BLOCK = 'PUT /api/admin/users/u2/cash-on-delivery'

const show = (user: object = ravi) => {
  const api = fakeApi({ 'GET /api/admin/users/u2': { body: { user, orders } } })
  renderApp(<UserSummary id="u2" onDeleted={() => undefined} />, {
    at: '/admin/users/u2',
    toasts: true,
  })
  return api
}

signInBeforeEach('admin')

it('tells how the orders went, and leads to all of the phone’s', async () => {
  show()
  const refused = (await screen.findByText('Refused')).parentElement
  expect(refused?.textContent).toBe('Refused2')
  expect(screen.getByText('Open returns').parentElement?.textContent).toBe('Open returns1')
  const link = screen.getByRole('link', { name: 'All orders of this phone' })
  expect(link.getAttribute('href')).toBe('/admin/orders?q=9000000000')
})

it('leads back to all users from somebody who was deleted', async () => {
  fakeApi({ 'GET /api/admin/users/u2': failure(404, 'not_found', 'User not found') })
  renderApp(<UserSummary id="u2" onDeleted={() => undefined} />, {
    at: '/admin/users/u2',
    toasts: true,
  })
  const link = await screen.findByRole('link', { name: 'All users' })
  expect(link.getAttribute('href')).toBe('/admin/users')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('blocks cash on delivery after asking why, and takes it back by one press', async () => {
  const api = show()
  api.answers[BLOCK] = { body: { user: blocked } }
  await userEvent.click(await screen.findByRole('button', { name: 'Block cash on delivery' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Refused twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText(/^Blocked for cash on delivery since/)).toBeTruthy()
  expect(api.sent.at(-1)?.body).toEqual({ blocked: true, reason: 'Refused twice' })
  expect(screen.queryByRole('button', { name: 'Block cash on delivery' })).toBeNull()

  api.answers[BLOCK] = { body: { user: ravi } }
  await userEvent.click(screen.getByRole('button', { name: 'Let order again' }))
  expect(await screen.findByRole('button', { name: 'Block cash on delivery' })).toBeTruthy()
  expect(api.sent.at(-1)?.body).toEqual({ blocked: false })
  expect(screen.queryByText(/^Blocked for cash on delivery since/)).toBeNull()
})

it('shows why somebody is blocked, and stays so if the server can’t take it back', async () => {
  const api = show(blocked)
  api.answers[BLOCK] = failure(500, 'internal', 'It broke')
  expect(await screen.findByText('Refused twice')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Let order again' }))
  expect(await screen.findByText('Nothing was changed')).toBeTruthy()
  expect(screen.getByText('Refused twice')).toBeTruthy()
})

const request = { _id: 'u7', name: 'Mina Das', phone: '9876501234', at: '2026-11-20T08:00:00.000Z' }

const LIST = 'GET /api/admin/password-requests'
const MAKE = 'POST /api/admin/password-requests/u7/link'

const showRequests = () => renderApp(<PasswordRequests />, { toasts: true })

/** The tab that the press opens. */
const aTab = () => {
  const tab = { location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}

it('one press makes a link and opens the chat with it, which can be opened again', async () => {
  const link = 'https://shop.example/reset-password?token=t1'
  fakeApi({
    [LIST]: { body: [request] },
    [MAKE]: { status: 201, body: { link, expiresAt: '2026-11-20T09:00:00.000Z' } },
  })
  const tab = aTab()
  showRequests()
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
  showRequests()
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
  showRequests()
  await userEvent.click(await screen.findByRole('button', { name: 'Done, remove' }))
  expect(await screen.findByText('Nobody waits for a password')).toBeTruthy()
})
