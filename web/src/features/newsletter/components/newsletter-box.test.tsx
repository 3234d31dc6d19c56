import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failure, fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

const signUp = async (email: string) => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Your email'), email)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
}

describe('the newsletter box', () => {
  it('thanks the visitor, and says to look into the mail', async () => {
    const message =
      'Thank you for subscribing. Please look into your mail: the link in it confirms your address.'
    const api = fakeApi({ 'POST /api/newsletter': { status: 201, body: { message } } })
    renderApp(<NewsletterBox />)
    expect(screen.getByText('10% off your first order')).toBeTruthy()
    // The footer's other promise (spec §9).
    expect(screen.getByText(/3 days return on eligible products/)).toBeTruthy()
    await signUp('asha@example.com')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(api.sent[0]?.body).toEqual({ email: 'asha@example.com' })
  })

  it('says what is wrong with the address, and keeps it for mending', async () => {
    fakeApi({
      'POST /api/newsletter': failure(400, 'invalid_input', 'Please enter a valid email address'),
    })
    renderApp(<NewsletterBox />)
    await signUp('asha@example')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please enter a valid email address',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Your email').value).toBe('asha@example')
  })
})
