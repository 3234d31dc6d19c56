import { FREE_SHIPPING_FROM } from '@bartan/contract/pricing/shipping'
import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { asSku } from '@bartan/contract/products/product-id'
import type { Product } from '@bartan/contract/products/schema'
import { rupees, toRupees } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { screen, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductImage } from './product-image.tsx'
import { quickAdd } from './quick-add.ts'
import { sizeRange } from './size-range.ts'

const colored: Partial<Product> = {
  colors: ['Blue', 'Red'],
  images: [
    { url: '/blue.webp', altText: 'Thali in Blue', color: 'Blue' },
    { url: '/red.webp', altText: 'Thali in Red', color: 'Red' },
  ],
}

const open = (some: Partial<ListedProduct> = colored, language: Language = 'en') =>
  renderApp(<ProductCard product={{ ...aProduct(some), match: some.match }} sizes="100px" />, {
    language,
  })

const inRed = {
  ...colored,
  match: { color: 'Red', sku: asSku('RED'), price: rupees(99), countInStock: 3 },
}

const link = () => screen.getByRole('link').getAttribute('href')

const image = () => screen.getByRole('img').getAttribute('alt')

describe('the card of a product', () => {
  it('shows the cover and leads to the page', () => {
    open()
    expect([image(), link()]).toEqual(['Thali in Blue', '/product/thali'])
  })

  it('shows the color that the list is filtered by, and leads to it', () => {
    open(inRed)
    expect([image(), link()]).toEqual(['Thali in Red', '/product/thali?color=Red'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true)
  })

  it('changes its image by its swatches', async () => {
    open()
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
    expect([image(), link()]).toEqual(['Thali in Red', '/product/thali?color=Red'])
  })

  it('says what the cheapest of several costs, and what was saved', () => {
    open({ price: rupees(249), priceMax: rupees(449), originalPrice: rupees(299) })
    expect(screen.getByText('₹249').textContent).toBe('from ₹249')
    expect(screen.getByText('₹299').tagName).toBe('S')
    expect(screen.getByText('16% off')).toBeTruthy()
  })

  it.each([
    ['a rupee below what is delivered free', -1, 5, 'false'],
    ['what is delivered free', 0, 5, 'true'],
    ['what is sold out', 0, 0, null],
  ])('leaves room for the day of delivery: %s', (_name, above, countInStock, free) => {
    open({ price: rupees(toRupees(FREE_SHIPPING_FROM) + above), countInStock })
    const line = screen.getByRole('link').lastElementChild
    expect(line?.getAttribute('data-free')).toBe(free)
  })

  const sized: Partial<ListedProduct> = {
    ...colored,
    sizes: ['3 L', '5 L'],
    price: rupees(1649),
    priceMax: rupees(2049),
  }

  it('says what its sizes span, with colors as well', () => {
    open(sized)
    expect(screen.getByText('3 L – 5 L')).toBeTruthy()
    open({ ...sized, sizes: ['Small', 'Large'] })
    expect(screen.getByText('2 sizes')).toBeTruthy()
  })

  it('says the unit of a span once where it is a word', async () => {
    await loadTexts('hi')
    open(sized, 'hi')
    expect(screen.getByText('3–5 लीटर')).toBeTruthy()
  })

  it('shows what fits the conditions of the list: its size, price and stock, leads to it and adds it', async () => {
    const match = {
      size: '5 L',
      color: 'Red',
      sku: asSku('C-5'),
      price: rupees(2049),
      countInStock: 1,
    }
    open({ ...sized, variants: [{ ...match, size: '3 L', price: rupees(1649) }, match], match })
    expect(screen.getByText('5 L')).toBeTruthy()
    expect(screen.getByText('₹2,049').textContent).toBe('₹2,049')
    expect([image(), link()]).toEqual(['Thali in Red', '/product/thali?color=Red&size=5+L'])
    expect(screen.getByText('Only 1 left')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add Steel Thali to cart' }))
    expect(quickAdd.get()?.wanted).toEqual({ color: 'Red', size: '5 L' })
  })

  it('says the brand once', () => {
    open({ name: 'Omax Thali', brand: 'Omax' })
    expect(screen.getAllByText(/Omax/)).toHaveLength(1)
  })

  it('can be added to the cart in the color that it shows, unless it is sold out', async () => {
    open(inRed)
    await userEvent.click(screen.getByRole('button', { name: 'Add Steel Thali to cart' }))
    expect(quickAdd.get()).toMatchObject({ product: { _id: 'thali' }, wanted: { color: 'Red' } })
  })

  it('is not offered while it is sold out', () => {
    open({ ...colored, countInStock: 0 })
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull()
  })

  it('offers no color to press that has no image', () => {
    open({ ...colored, images: [{ url: '/all.webp', altText: 'Two thalis' }] })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('group', { name: '2 colors' })).toBeTruthy()
  })
})

const shownImage = { url: '/images/upload/v1/products/thali.webp', altText: 'Steel Thali' }

describe('a product image', () => {
  it('offers every width of the ladder', () => {
    renderApp(<ProductImage image={shownImage} sizes="50vw" />)
    expect(screen.getByAltText('Steel Thali').getAttribute('srcset')).toBe(
      [320, 480, 640, 960].map((width) => `${shownImage.url}?w=${width} ${width}w`).join(', '),
    )
  })

  it('takes an image from elsewhere as it is', () => {
    renderApp(
      <ProductImage image={{ ...shownImage, url: 'https://pics.example/1.jpg' }} sizes="50vw" />,
    )
    expect(screen.getByAltText('Steel Thali').getAttribute('srcset')).toBeNull()
  })

  it('shows a sign where it failed before the page came to life', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    renderApp(<ProductImage image={shownImage} sizes="50vw" />)
    expect(screen.getByRole('img', { name: 'Steel Thali (no picture)' })).toBeTruthy()
  })

  it('shows a sign where there is none, or where it does not load', () => {
    renderApp(<ProductImage image={shownImage} sizes="50vw" />)
    fireEvent.error(screen.getByAltText('Steel Thali'))
    expect(screen.queryByAltText('Steel Thali')).toBeNull()
    expect(screen.getByRole('img', { name: 'Steel Thali (no picture)' })).toBeTruthy()
  })
})

it.each([
  [
    ['3 L', '1 L', '5 L'],
    ['1 L', '5 L'],
  ],
  [
    ['750 ml', '1 L', '500 ml'],
    ['500 ml', '1 L'],
  ],
  [
    ['6 Plate', '4 Plate'],
    ['4 Plate', '6 Plate'],
  ],
  [['Small', 'Large'], undefined],
  [['1 L', 'Large'], undefined],
  [['1 L', '2 kg'], undefined],
  [['1 L'], undefined],
  [[], undefined],
])('the sizes %j span %j', (sizes, range) => {
  expect(sizeRange(sizes)).toEqual(range)
})
