import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { asha } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Users } from './components/users.tsx'

const ravi = { ...asha, _id: 'u2', name: 'Ravi', phone: '9000000000', email: 'ravi@example.in' }
const listed = { body: [ravi], headers: { 'x-total-count': '1' } }
const show = (at = '/admin/users') => renderApp(<Users />, { at, toasts: true })
const role = () => screen.findByLabelText<HTMLSelectElement>('Role of Ravi')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add User' }))

signInBeforeEach('admin')

describe('the form', () => {
  it('requires name, phone, email and password, and sends nothing without them', async () => {
    const api = fakeApi({ 'GET /api/admin/users': listed })
    show()
    await role()
    await add()
    for (const message of ['Name is required', TEXTS.phone, 'Email is required', TEXTS.password])
      expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
    expect(api.calls()).toEqual(['GET /api/admin/users'])
  })

  it('invites somebody to work here by a link, which is shown once', async () => {
    const link = 'https://shop.test/reset-password?token=secret'
    const api = fakeApi({
      'GET /api/admin/users': listed,
      'POST /api/admin/invitations': {
        status: 201,
        body: { user: ravi, link, expiresAt: '2026-01-04T10:00:00.000Z' },
      },
    })
    show()
    const invite = screen.getByRole('button', { name: 'Invite somebody to work here' })
    // Above the list: below it nobody finds it on a phone.
    expect((await role()).compareDocumentPosition(invite)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await userEvent.click(invite)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Name'), 'Ravi')
    await userEvent.type(dialog.getByLabelText('Phone'), '9000000000')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'catalogue')
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }))
    expect(await dialog.findByText(link)).toBeTruthy()
    const chat = dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? ''
    expect(new URL(chat).searchParams.get('text')).toContain(link)
    expect(api.sent.find(({ call }) => call === 'POST /api/admin/invitations')?.body).toEqual({
      name: 'Ravi',
      phone: '9000000000',
      role: 'catalogue',
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText(link)).toBeNull()
  })

  it('adds a user of the chosen role, or says at the phone that it is taken', async () => {
    const api = fakeApi({
      'GET /api/admin/users': listed,
      'POST /api/admin/users': failure(409, 'phone_taken', TEXTS.userExists, {
        fields: { phone: TEXTS.userExists },
      }),
    })
    show()
    await role()
    await userEvent.type(field('Name'), 'Meena')
    await userEvent.type(field('Phone'), '+91 91111-11111')
    await userEvent.type(field('Email'), 'meena@example.in')
    await userEvent.type(field('Password'), 'Secret@123')
    await userEvent.selectOptions(field('Role'), 'admin')
    await add()
    expect(await screen.findByText(TEXTS.userExists)).toBeTruthy()

    const meena = { ...asha, _id: 'u3', name: 'Meena' }
    api.answers['POST /api/admin/users'] = { status: 201, body: { user: meena } }
    await add()
    expect(await screen.findByText('Meena was added')).toBeTruthy()
    expect(api.sent.at(-2)?.body).toEqual({
      name: 'Meena',
      phone: '9111111111',
      email: 'meena@example.in',
      password: 'Secret@123',
      role: 'admin',
    })
    expect(field('Name').value).toBe('')
  })

  it('keeps what is typed, but the password, until the user is added', async () => {
    fakeApi({
      'GET /api/admin/users': listed,
      'POST /api/admin/users': { status: 201, body: { user: { ...asha, name: 'Meena' } } },
    })
    const { unmount } = show()
    await userEvent.type(field('Name'), 'Meena')
    await userEvent.type(field('Phone'), '9111111111')
    await userEvent.type(field('Email'), 'meena@example.in')
    await userEvent.type(field('Password'), 'Secret@123')
    unmount()
    const again = show()
    const typed = ['Name', 'Phone', 'Email', 'Password'].map((label) => field(label).value)
    expect(typed).toEqual(['Meena', '9111111111', 'meena@example.in', ''])
    await userEvent.type(field('Password'), 'Secret@123')
    await add()
    expect(await screen.findByText('Meena was added')).toBeTruthy()
    again.unmount()
    show()
    expect(field('Name').value).toBe('')
  })
})

describe('a role', () => {
  it('is changed by its dropdown; to admin only after a question', async () => {
    const api = fakeApi({
      'GET /api/admin/users': listed,
      'PUT /api/admin/users/u2': { body: { user: { ...ravi, role: 'admin' } } },
    })
    show()
    await userEvent.selectOptions(await role(), 'admin')
    const dialog = screen.getByRole('dialog', { name: 'Make Ravi an admin?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect((await role()).value).toBe('customer')
    expect(api.calls()).toEqual(['GET /api/admin/users'])

    await userEvent.selectOptions(await role(), 'admin')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make admin' }))
    expect(await screen.findByText('Ravi is an admin now')).toBeTruthy()
    // What else the list shows may have been changed since.
    expect(api.sent.at(1)?.body).toEqual({ role: 'admin', from: 'customer' })
  })

  it('returns to what it was when the server refuses it', async () => {
    fakeApi({
      'GET /api/admin/users': listed,
      'PUT /api/admin/users/u2': failure(409, 'conflict', 'Not that one'),
    })
    show()
    await userEvent.selectOptions(await role(), 'admin')
    await userEvent.click(screen.getByRole('button', { name: 'Make admin' }))
    expect(await screen.findByText('Not that one')).toBeTruthy()
    await waitFor(async () => expect((await role()).value).toBe('customer'))
  })
})

it('a role that somebody else has changed meanwhile shows as it is now, with the reason', async () => {
  const message = 'Somebody else was faster: this role is packer now'
  fakeApi({
    'GET /api/admin/users': listed,
    'PUT /api/admin/users/u2': failure(409, 'changed_meanwhile', message, {
      current: { role: 'packer' },
    }),
  })
  show()
  await userEvent.selectOptions(await role(), 'admin')
  await userEvent.click(screen.getByRole('button', { name: 'Make admin' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect((await role()).value).toBe('packer')
})

it('the list under a filter by role goes on by the cursor, and keeps its rows as they were changed meanwhile', async () => {
  const more = Promise.withResolvers<void>()
  const api = fakeApi({
    'GET /api/admin/users': async ({ query }) => {
      if (!query['cursor'])
        return { body: [ravi], headers: { 'x-total-count': '2', 'x-next-cursor': 'next-1' } }
      await more.promise
      return { body: [{ ...ravi, _id: 'u3', name: 'Meena' }] }
    },
    'PUT /api/admin/users/u2': { body: { user: { ...ravi, role: 'admin' } } },
  })
  show('/admin/users?role=customer')
  await role()
  expect(screen.getByText('1 of 2 users')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await userEvent.selectOptions(await role(), 'admin')
  await userEvent.click(screen.getByRole('button', { name: 'Make admin' }))
  await screen.findByText('Ravi is an admin now')
  more.resolve()
  expect(await screen.findByLabelText('Role of Meena')).toBeTruthy()
  expect((await role()).value).toBe('admin')
  expect(screen.getByText('2 users')).toBeTruthy()
  const lists = api.sent.filter(({ call }) => call.startsWith('GET'))
  expect(lists.map(({ query }) => query)).toEqual([
    { role: 'customer', limit: '50' },
    { role: 'customer', limit: '50', cursor: 'next-1' },
  ])
})

it('a user is deleted after the question of spec §5 only', async () => {
  const api = fakeApi({
    'GET /api/admin/users': listed,
    'DELETE /api/admin/users/u2': { body: { message: 'User deleted' } },
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ravi' }))
  const dialog = screen.getByRole('dialog', { name: TEXTS.confirmDeleteUser })
  expect(api.calls()).toEqual(['GET /api/admin/users'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Ravi was deleted')).toBeTruthy()
})

const RESET = 'POST /api/admin/users/u2/password-reset'
const ask = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'New password for Ravi' }))

describe('a new password', () => {
  it('is set after a question, and shown once to copy or to send', async () => {
    const api = fakeApi({
      'GET /api/admin/users': listed,
      [RESET]: { body: { password: 'kmptz#47283' } },
    })
    show()
    await ask()
    const question = screen.getByRole('dialog', { name: 'Set a new password for Ravi?' })
    expect(question.textContent).toContain(ravi.phone)
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(api.calls()).not.toContain(RESET)

    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Set a new password' }))
    const answer = await screen.findByRole('dialog', { name: 'New password for Ravi' })
    expect(within(answer).getByText('kmptz#47283')).toBeTruthy()
    const link = within(answer).getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' })
    expect(link.href).toContain(`https://wa.me/91${ravi.phone}?text=`)
    expect(decodeURIComponent(link.href)).toContain('kmptz#47283')
    await userEvent.click(within(answer).getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('kmptz#47283')

    await userEvent.click(within(answer).getByRole('button', { name: 'Done' }))
    expect(screen.queryByText('kmptz#47283')).toBeNull()
  })

  it('that was not set says why', async () => {
    fakeApi({
      'GET /api/admin/users': listed,
      [RESET]: failure(404, 'not_found', 'User not found'),
    })
    show()
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Set a new password' }))
    expect(await screen.findByText('User not found')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'New password for Ravi' })).toBeNull()
  })
})

it('shows the rows of another filter as a list of their own, which nothing jumps within', async () => {
  fakeApi({ 'GET /api/admin/users': listed })
  show()
  const select = await role()
  const table = select.closest('table')
  await userEvent.selectOptions(screen.getByLabelText('Filter by role'), 'packer')
  await waitFor(() => expect(table?.isConnected).toBe(false))
  expect((await role()).value).toBe(select.value)
})
