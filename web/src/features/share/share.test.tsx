import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { ShareButton } from './components/share-button.tsx'

/** A browser with these abilities. */
const browser = (can: object) => vi.stubGlobal('navigator', can)

const press = () => {
  renderApp(<ShareButton label="Share Steel Thali" name="Steel Thali" path="/product/thali" />)
  fireEvent.click(screen.getByRole('button', { name: 'Share Steel Thali' }))
}

describe('sharing', () => {
  it('opens what the phone has for it', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    browser({ share: sheet })
    press()
    await waitFor(() => expect(sheet).toHaveBeenCalledOnce())
    expect(sheet.mock.calls[0]?.[0]).toMatchObject({
      title: 'Steel Thali',
      url: `${location.origin}/product/thali`,
    })
  })

  it('stays quiet where the phone’s sheet is closed again', async () => {
    const closed = new DOMException('Share canceled', 'AbortError')
    const sheet = vi.fn<() => Promise<void>>().mockRejectedValue(closed)
    browser({ share: sheet })
    press()
    await waitFor(() => expect(sheet).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers WhatsApp and the link elsewhere', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    browser({ clipboard: { writeText } })
    press()
    const link = await screen.findByRole('link', { name: 'Send by WhatsApp' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      `https://wa.me/?text=Steel Thali\n${location.origin}/product/thali`,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/product/thali`)
  })
})
