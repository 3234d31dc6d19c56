import { TEXTS } from '@bartan/contract/shop/texts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ProfileCard } from './components/profile-card.tsx'

const user = { ...asha, email: 'asha@example.in' }
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  session.start(signedInAs(user))
  renderApp(<ProfileCard user={user} />)
})

it('shows name, phone and e-mail', () => {
  fakeApi({})
  for (const text of [user.name, user.phone, user.email])
    expect(screen.getByText(text)).toBeTruthy()
})

it('logs out', async () => {
  fakeApi({})
  press(TEXTS.logout)
  await waitFor(() => expect(session.read().status).toBe('guest'))
})

const profile = (emailConfirmed: boolean) => ({
  'GET /api/users/profile': { body: { ...user, emailConfirmed } },
})

describe('the e-mail address', () => {
  it('that is not confirmed can be mailed its link again', async () => {
    const message = 'We have sent you a link. Please look into your mail.'
    const api = fakeApi({
      ...profile(false),
      'POST /api/users/email-confirmation': { body: { message } },
    })
    cleanup()
    renderApp(<ProfileCard user={user} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(api.calls()).toContain('POST /api/users/email-confirmation')
  })

  it('that is confirmed says so', async () => {
    fakeApi(profile(true))
    cleanup()
    renderApp(<ProfileCard user={user} />)
    expect(await screen.findByText('Confirmed')).toBeTruthy()
  })
})

describe('a change of details', () => {
  it('takes the focus along, and nothing away from the page', () => {
    fakeApi({})
    press('Edit details')
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(screen.getByText(user.phone)).toBeTruthy()
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes the e-mail away when it is emptied, and is known everywhere', async () => {
    const api = fakeApi({ 'PUT /api/users/profile': { body: { ...asha, name: 'Asha Verma' } } })
    press('Edit details')
    fill('Name', 'Asha Verma')
    fill(/Email/, '')
    press('Save')
    await waitFor(() => expect(session.read().user?.name).toBe('Asha Verma'))
    expect(api.sent[0]?.body).toEqual({ name: 'Asha Verma', email: null })
    expect(await screen.findByRole('button', { name: 'Edit details' })).toBeTruthy()
  })

  it('leaves what was not changed as another device may have changed it', async () => {
    const api = fakeApi({ 'PUT /api/users/profile': { body: { ...user, name: 'Asha Verma' } } })
    press('Edit details')
    fill('Name', 'Asha Verma')
    press('Save')
    await waitFor(() => expect(session.read().user?.name).toBe('Asha Verma'))
    expect(api.bodyOf('PUT /api/users/profile')).toEqual({ name: 'Asha Verma' })
  })

  it('sends nothing that is wrong', async () => {
    const api = fakeApi({})
    press('Edit details')
    fill('Name', '')
    fill(/Email/, 'no')
    press('Save')
    expect(await screen.findByText('Name is required')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(api.calls()).toEqual([])
  })
})

describe('a change of password', () => {
  it('goes on with the session that is answered', async () => {
    const next = signedInAs(user)
    fakeApi({ 'PUT /api/users/password': { body: { ...next, token: `${next.token}2` } } })
    press('Change password')
    fill('Current password', 'Asha@1234')
    fill('New password', 'Asha@5678')
    press('Save')
    await waitFor(() => expect(session.token).toBe(`${next.token}2`))
    expect(await screen.findByRole('button', { name: 'Edit details' })).toBeTruthy()
  })

  it('shows a wrong current one at its field', async () => {
    const wrong = 'The current password is not right'
    fakeApi({
      'PUT /api/users/password': failure(400, 'invalid_input', wrong, {
        fields: { currentPassword: wrong },
      }),
    })
    press('Change password')
    fill('Current password', 'Wrong@1234')
    fill('New password', 'Asha@5678')
    press('Save')
    expect(await screen.findByText(wrong)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })
})
