import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { SAVED, open, press, startServer } from './testing/settings-page.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

const inMessage = (name: string) => within(screen.getByRole('region', { name }))

describe('a message to customers', () => {
  it('shows the words that are sent without one, to begin from', async () => {
    const { puts } = startServer()
    await open('messages')
    const usual = 'Thank you for confirming your order. We are packing it.'
    expect(inMessage('Order confirmed').getByText(usual)).toBeTruthy()
    const [change] = inMessage('Order confirmed').getAllByRole('button', {
      name: 'Change these words',
    })
    if (change) await userEvent.click(change)
    const own = inMessage('Order confirmed').getByLabelText<HTMLTextAreaElement>('Text (optional)')
    expect(document.activeElement).toBe(own)
    expect(inMessage('Order confirmed').queryByText(usual, { selector: 'p' })).toBeNull()
    await userEvent.type(own, ' Today!')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(SAVED)
    expect(puts()).toMatchObject([{ messages: { confirmed: { text: `${usual} Today!` } } }])
  })

  it('names a placeholder that nothing is filled in for, and leads to it', async () => {
    const { puts } = startServer()
    await open('messages')
    const [change] = screen.getAllByRole('button', { name: 'Change these words' })
    if (change) await userEvent.click(change)
    const text = inMessage('Order placed').getByLabelText('Text (optional)')
    await userEvent.type(text, ' {{foo}')
    await press('Save')
    expect(await screen.findByText(/^Nothing is filled in for \{foo\}.*\{name\}/)).toBeTruthy()
    expect(document.activeElement).toBe(text)
    expect(puts()).toEqual([])
  })

  it('in another language has paragraphs as well', async () => {
    startServer()
    await open('messages')
    const shipped = inMessage('Order shipped')
    await userEvent.click(screen.getByRole('button', { name: /^Translate: .*हिन्दी/ }))
    expect(shipped.getByText(/^आपका ऑर्डर रास्ते में है।/)).toBeTruthy()
    expect(shipped.getByLabelText('Text in हिन्दी').tagName).toBe('TEXTAREA')
  })
})
