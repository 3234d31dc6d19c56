import type { Order } from '@bartan/contract/orders/schema'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
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
    const thanks = await screen.findByText(message)
    // The button that had it is gone.
    expect(document.activeElement).toBe(thanks)
    expect(api.sent[0]?.body).toEqual({ email: 'asha@example.com' })
  })

  it('promises the days for a return that the shop has set', () => {
    renderApp(<NewsletterBox />, { shop: { ...DEFAULT_SHOP, returnDays: 7 } })
    expect(screen.getByText(/7 days return on eligible products/)).toBeTruthy()
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

const withOrders = (...statuses: Order['status'][]) =>
  fakeApi({ 'GET /api/orders/my-orders': { body: statuses.map((status) => anOrder({ status })) } })

describe('who has ordered', () => {
  const OFFER = '10% off your first order'
  signInBeforeEach()

  it('is not offered a discount on the first order', async () => {
    withOrders('Cancelled', 'Processing')
    renderApp(<NewsletterBox />)
    expect(await screen.findByText('News from the shop')).toBeTruthy()
    expect(screen.queryByText(OFFER)).toBeNull()
  })

  it('and cancelled it, still is', async () => {
    const api = withOrders('Cancelled')
    renderApp(<NewsletterBox />)
    await waitFor(() => expect(api.calls()).toEqual(['GET /api/orders/my-orders']))
    expect(await screen.findByText(OFFER)).toBeTruthy()
  })
})
