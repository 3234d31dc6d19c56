import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { ProfileCard } from './components/profile-card.tsx'

const DELETE = 'DELETE /api/users/profile'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const renderCard = (user = asha) => renderApp(<ProfileCard user={user} />, { toasts: true })

const askForDeletion = async (password: string) => {
  press('Delete account')
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  press('Delete account')
  return screen.findByRole('dialog', { name: 'Are you sure you want to delete your account?' })
}

signInBeforeEach()

describe('deleting the account', () => {
  it('asks for the password and once more, then ends the session', async () => {
    const api = fakeApi({ [DELETE]: { body: { message: 'Your account is deleted' } } })
    renderCard()
    const { guestId } = session.read()
    const dialog = await askForDeletion('Shopper@123')
    expect(api.calls()).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('Your account is deleted')).toBeTruthy()
    expect(api.sent).toMatchObject([{ call: DELETE, body: { password: 'Shopper@123' } }])
    expect(session.read().status).toBe('guest')
    expect(session.read().guestId).not.toBe(guestId)
  })

  it('does nothing when one thinks better of it', async () => {
    const api = fakeApi({})
    renderCard()
    const dialog = await askForDeletion('Shopper@123')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls()).toEqual([])
    expect(session.read().status).toBe('signed-in')
  })

  it('says at the field that the password is wrong', async () => {
    const wrong = 'Password is wrong'
    fakeApi({ [DELETE]: failure(400, 'invalid_input', wrong, { fields: { password: wrong } }) })
    renderCard()
    const dialog = await askForDeletion('Other@1234')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText(wrong)).toBeTruthy()
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    expect(session.read().status).toBe('signed-in')
  })

  it('needs a password, and is not offered to admins', async () => {
    const api = fakeApi({})
    const { unmount } = renderCard()
    press('Delete account')
    press('Delete account')
    expect(await screen.findByText('Password is required')).toBeTruthy()
    expect(api.calls()).toEqual([])
    unmount()
    renderCard({ ...asha, role: 'admin' })
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
  })
})
