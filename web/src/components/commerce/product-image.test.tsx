import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { ProductImage } from './product-image.tsx'

const image = { url: '/images/upload/v1/products/thali.webp', altText: 'Steel Thali' }

describe('a product image', () => {
  it('offers every width of the ladder', () => {
    renderApp(<ProductImage image={image} sizes="50vw" />)
    expect(screen.getByAltText('Steel Thali').getAttribute('srcset')).toBe(
      [320, 480, 640, 960].map((width) => `${image.url}?w=${width} ${width}w`).join(', '),
    )
  })

  it('takes an image from elsewhere as it is', () => {
    renderApp(<ProductImage image={{ ...image, url: 'https://pics.example/1.jpg' }} sizes="50vw" />)
    expect(screen.getByAltText('Steel Thali').getAttribute('srcset')).toBeNull()
  })

  it('shows a sign where it failed before the page came to life', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    renderApp(<ProductImage image={image} sizes="50vw" />)
    expect(screen.getByRole('img', { name: 'Steel Thali (no picture)' })).toBeTruthy()
  })

  it('shows a sign where there is none, or where it does not load', () => {
    renderApp(<ProductImage image={image} sizes="50vw" />)
    fireEvent.error(screen.getByAltText('Steel Thali'))
    expect(screen.queryByAltText('Steel Thali')).toBeNull()
    expect(screen.getByRole('img', { name: 'Steel Thali (no picture)' })).toBeTruthy()
  })
})
