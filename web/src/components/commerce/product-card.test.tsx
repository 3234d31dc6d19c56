import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ProductCard } from './product-card.tsx'
import type { Product } from '@bartan/contract/products/schema'

const colored: Partial<Product> = {
  colors: ['Blue', 'Red'],
  images: [
    { url: '/blue.webp', altText: 'Thali in Blue', color: 'Blue' },
    { url: '/red.webp', altText: 'Thali in Red', color: 'Red' },
  ],
}

const open = (some: Partial<Product> = colored, wanted?: string[]) =>
  renderApp(<ProductCard product={aProduct(some)} sizes="100px" wanted={wanted} />)

const link = () => screen.getByRole('link').getAttribute('href')
const image = () => screen.getByRole('img').getAttribute('alt')

describe('the card of a product', () => {
  it('shows the cover and leads to the page', () => {
    open()
    expect([image(), link()]).toEqual(['Thali in Blue', '/product/thali'])
  })

  it('shows the color that the list is filtered by, and leads to it', () => {
    open(colored, ['Pink', 'red'])
    expect([image(), link()]).toEqual(['Thali in Red', '/product/thali?color=Red'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true)
  })

  it('changes its image by its swatches', async () => {
    open()
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
    expect([image(), link()]).toEqual(['Thali in Red', '/product/thali?color=Red'])
  })

  it('offers no color to press that has no image', () => {
    open({ ...colored, images: [{ url: '/all.webp', altText: 'Two thalis' }] })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('group', { name: '2 colors' })).toBeTruthy()
  })
})
