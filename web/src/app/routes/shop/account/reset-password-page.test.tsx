import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aShop } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const ASK = 'POST /api/users/password-reset'
const CONFIRM = 'POST /api/users/password-reset/confirm'
const OVER = 'This link does not work any more. Please ask for a new one.'

/** Asks for a new link, and sees whom else to ask. */
const askForAnother = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '98765 43210')
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(await screen.findByText(/^Request sent\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: `Call ${aShop.phone}` })).toBeTruthy()
}

it('offers another link in place of one that is incomplete', async () => {
  const api = fakeApi({ [ASK]: { body: { message: 'sent' } } })
  renderApp(<ResetPasswordPage />, { at: '/reset-password' })
  expect(screen.getByText(/This link is incomplete/)).toBeTruthy()
  await askForAnother()
  expect(api.sent.at(-1)?.body).toEqual({ phone: '98765 43210' })
})

it('offers another link in place of one that is used or too old', async () => {
  fakeApi({ [CONFIRM]: failure(410, 'link_over', OVER), [ASK]: { body: { message: 'sent' } } })
  renderApp(<ResetPasswordPage />, { at: '/reset-password?token=old' })
  await userEvent.type(screen.getByLabelText('New password'), 'Asha@1234')
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }))
  expect((await screen.findByRole('alert')).textContent).toBe(OVER)
  expect(screen.queryByLabelText('New password')).toBeNull()
  await askForAnother()
})
