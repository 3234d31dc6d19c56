import { asProductId } from '@bartan/contract/products/product-id'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { BackInStock } from './back-in-stock.tsx'
import { ProductDetail } from './product-detail.tsx'

const CALL = 'POST /api/products/thali/back-in-stock'

const ask = (email: string) => {
  const field = screen.getByLabelText('Your email')
  fireEvent.change(field, { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Tell me' }))
}

// A signed-in customer's address is in the form already.

describe('the request for what is sold out', () => {
  it('sends the address and the language to write in', async () => {
    const message = 'We will write to you once, when it is back in stock.'
    const api = fakeApi({ [CALL]: { status: 201, body: { message } } })
    renderApp(<BackInStock productId={asProductId('thali')} />)
    ask(' asha@example.com ')
    const told = await screen.findByText(/We will write to you/)
    expect(document.activeElement).toBe(told)
    expect(api.sent[0]?.body).toEqual({ email: 'asha@example.com', language: 'en' })
  })

  it('takes a phone number for WhatsApp instead', async () => {
    const message = 'We will write to you once, when it is back in stock.'
    const api = fakeApi({ [CALL]: { status: 201, body: { message } } })
    renderApp(<BackInStock productId={asProductId('thali')} />)
    const field = screen.getByLabelText('Your WhatsApp number')
    fireEvent.change(field, { target: { value: '98765 43210' } })
    fireEvent.click(screen.getByRole('button', { name: 'Tell me' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(api.sent[0]?.body).toEqual({ phone: '98765 43210', language: 'en' })
  })

  it('is offered above until it is sent', async () => {
    const message = 'We will write to you once, when it is back in stock.'
    fakeApi({ [CALL]: { status: 201, body: { message } } })
    renderApp(
      <ProductDetail isPage product={aProduct({ countInStock: 0 })} addToCart={() => null} />,
    )
    await screen.findByLabelText('Your email')
    expect(screen.getByRole('button', { name: 'Notify me' })).toBeTruthy()
    ask('asha@example.com')
    expect(await screen.findByText('Request sent')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull()
  })

  it('says what is wrong beside the field', async () => {
    fakeApi({
      [CALL]: failure(400, 'invalid_input', 'Please check your input', {
        fields: { email: 'Please enter a valid email address' },
      }),
    })
    renderApp(<BackInStock productId={asProductId('thali')} />)
    ask('asha@example')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please enter a valid email address',
    )
    expect(screen.getByLabelText('Your email').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('Your email'))
  })
})
