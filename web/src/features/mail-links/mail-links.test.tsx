import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ConfirmEmail, Unsubscribe } from './components/mail-link-pages.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the page behind a link that confirms an address', () => {
  const CALL = 'POST /api/confirmations'
  const message = 'Your e-mail address is confirmed.'

  it('does nothing before the press, then says what is done', async () => {
    const api = fakeApi({ [CALL]: { body: { purpose: 'account', message } } })
    renderApp(<ConfirmEmail />, { at: '/confirm-email?token=abc' })
    expect(screen.getByRole('heading', { name: 'Confirm your address' })).toBeTruthy()
    expect(api.calls()).toEqual([])
    press('Confirm my address')
    expect(await screen.findByText(message)).toBe(document.activeElement)
    expect(api.sent[0]?.body).toEqual({ token: 'abc' })
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeTruthy()
  })

  it('says that a link has run out', async () => {
    const gone = 'This link does not work any more. Please ask for a new one.'
    fakeApi({ [CALL]: failure(404, 'not_found', gone) })
    renderApp(<ConfirmEmail />, { at: '/confirm-email?token=abc' })
    press('Confirm my address')
    expect((await screen.findByRole('alert')).textContent).toBe(gone)
    expect(screen.queryByRole('link', { name: 'Go to your profile' })).toBeNull()
  })

  it('leads a customer whose link has run out to where there is a new one', async () => {
    session.start(signedInAs(asha))
    fakeApi({ [CALL]: failure(404, 'not_found', 'This link does not work any more.') })
    renderApp(<ConfirmEmail />, { at: '/confirm-email?token=abc' })
    press('Confirm my address')
    expect(await screen.findByRole('link', { name: 'Go to your profile' })).toBeTruthy()
  })

  it('says that a link was cut off', () => {
    fakeApi({})
    renderApp(<ConfirmEmail />, { at: '/confirm-email' })
    expect(screen.getByRole('alert').textContent).toContain('incomplete')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('the page behind a newsletter’s last link ends it by a press', async () => {
  const message = 'You will get no more newsletters from us. Your address is forgotten.'
  const api = fakeApi({ 'DELETE /api/newsletter': { body: { message } } })
  renderApp(<Unsubscribe />, { at: '/unsubscribe?token=abc' })
  press('Unsubscribe from the newsletter')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(api.sent[0]?.body).toEqual({ token: 'abc' })
})
