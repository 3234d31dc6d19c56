import { SHIPPING_FEE } from '@bartan/contract/pricing/shipping'
import { asSku } from '@bartan/contract/products/product-id'
import type { Product } from '@bartan/contract/products/schema'
import { rupees, toRupees } from '@bartan/contract/shared/money'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ProductDetail } from './product-detail.tsx'

const colorful: Partial<Product> = {
  colors: ['Red', 'Blue'],
  images: [
    { url: '/images/upload/v1/products/red.webp', altText: 'Thali in Red' },
    { url: '/images/upload/v1/products/blue.webp', altText: 'Thali in Blue' },
  ],
}

const colored: Partial<Product> = {
  colors: ['Red', 'Blue', 'Green'],
  images: [
    { url: '/images/upload/v1/products/blue.webp', altText: 'Thali in Blue', color: 'Blue' },
    { url: '/images/upload/v1/products/side.webp', altText: 'Thali from the side' },
    { url: '/images/upload/v1/products/red.webp', altText: 'Thali in Red', color: 'Red' },
  ],
}

const choice = () => JSON.parse(screen.getByLabelText('choice').textContent ?? '')

const shownImage = () => document.querySelector('li[aria-hidden=false] img')?.getAttribute('alt')

const chosen = vi.fn<(choice: object) => void>()

const open = (some: Partial<Product> = {}, wanted: { color?: string; size?: string } = {}) => {
  renderApp(
    <ProductDetail
      isPage
      wanted={wanted}
      onChoose={chosen}
      product={aProduct({ ...colorful, ...some })}
      addToCart={(made) => <output aria-label="choice">{JSON.stringify(made)}</output>}
      share={(made) => <output aria-label="shared">{JSON.stringify(made)}</output>}
    />,
  )
  return userEvent.setup()
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the detail view of a product', () => {
  it('has the first image, color and size chosen on load', () => {
    open()
    expect(choice()).toEqual({ size: 'Small', color: 'Red', quantity: 1 })
    expect(screen.getByAltText('Thali in Red')).toBeTruthy()
    expect(button('Red').getAttribute('aria-pressed')).toBe('true')
    expect(button('Small').getAttribute('aria-pressed')).toBe('true')
  })

  it('shows the image of the color that is chosen', async () => {
    const user = open()
    await user.click(button('Blue'))
    expect(screen.getByAltText('Thali in Blue')).toBeTruthy()
    expect(choice().color).toBe('Blue')
  })

  it('offers to enlarge only what there is to see', () => {
    open({ images: colorful.images?.slice(0, 1) })
    expect(button('Enlarge the picture')).toBeTruthy()
    fireEvent.error(screen.getByAltText('Thali in Red'))
    expect(screen.queryByRole('button', { name: 'Enlarge the picture' })).toBeNull()
  })

  it('loads only the first image on other pages, until its strip is scrolled', () => {
    renderApp(<ProductDetail product={aProduct(colorful)} addToCart={() => null} />)
    const strip = screen.getByRole('list', { name: 'Pictures' })
    const loaded = () => [...strip.querySelectorAll('img')].map(({ alt }) => alt)
    expect(loaded()).toEqual(['Thali in Red'])
    fireEvent.scroll(strip)
    expect(loaded()).toEqual(['Thali in Red', 'Thali in Blue'])
  })

  it('keeps the chosen color when another image is looked at', async () => {
    const user = open()
    await user.click(button(/Show picture 2 of 2/))
    expect(screen.getByAltText('Thali in Blue')).toBeTruthy()
    expect(choice().color).toBe('Red')
  })

  describe('whose images say their colors', () => {
    it('begins with the first image, and its color', () => {
      open(colored)
      expect(shownImage()).toBe('Thali in Blue')
      expect(choice()).toEqual({ size: 'Small', color: 'Blue', quantity: 1 })
    })

    it('chooses the color of an image that is chosen, and none with one of no color', async () => {
      const user = open(colored)
      await user.click(button(/Show picture 3 of 3/))
      expect(choice().color).toBe('Red')
      expect(button('Red').getAttribute('aria-pressed')).toBe('true')
      await user.click(button(/Show picture 2 of 3/))
      expect(shownImage()).toBe('Thali from the side')
      expect(choice().color).toBe('Red')
    })

    it('shows the image of a color, or one of none rather than of another', async () => {
      const user = open(colored)
      await user.click(button('Red'))
      expect(shownImage()).toBe('Thali in Red')
      await user.click(button('Green'))
      expect(shownImage()).toBe('Thali from the side')
      expect(choice().color).toBe('Green')
    })

    it('begins with the color of its address, whose image then leads', async () => {
      const user = open(colored, { color: 'red' })
      expect(shownImage()).toBe('Thali in Red')
      expect(choice().color).toBe('Red')
      await user.click(button(/Show picture 2 of 3/))
      expect(choice().color).toBe('Blue')
    })
  })

  describe('with variants', () => {
    const variants = [
      { size: '1 L', color: 'Blue', sku: asSku('A'), price: rupees(100), countInStock: 0 },
      {
        size: '1 L',
        color: 'Red',
        sku: asSku('B'),
        price: rupees(150),
        originalPrice: rupees(200),
        countInStock: 5,
      },
      { size: '3 L', color: 'Red', sku: asSku('C'), price: rupees(300), countInStock: 0 },
    ]
    const tiffin: Partial<Product> = {
      ...colored,
      colors: ['Blue', 'Red'],
      sizes: ['1 L', '3 L'],
      countInStock: 5,
      variants,
    }

    it('begins with one that is in stock, its picture and its price', async () => {
      open(tiffin)
      expect(choice()).toMatchObject({ size: '1 L', color: 'Red' })
      expect(shownImage()).toBe('Thali in Red')
      expect(screen.getByText('₹200').tagName).toBe('S')
      const line = await screen.findByText('Delivery by', { exact: false })
      expect(line.textContent).toContain(`₹${toRupees(SHIPPING_FEE)}`)
      expect(button('1 L').getAttribute('aria-description')).toBe('₹150')
      expect(button('3 L Sold out').getAttribute('aria-description')).toBe('₹300')
    })

    it('begins with what its address names, sold out or not', async () => {
      open(tiffin, { color: 'Red', size: '3 L' })
      expect(button('Notify me')).toBeTruthy()
      expect(button('3 L Sold out').getAttribute('aria-pressed')).toBe('true')
      // Sold out in either color of this size, or not made in it.
      expect(button('Blue Not available')).toBeTruthy()
    })

    it('strikes what is sold out, and locks what is not made', async () => {
      const user = open(tiffin)
      await user.click(button('Blue Sold out'))
      expect(button('3 L Not available').hasAttribute('disabled')).toBe(true)
      expect(button('1 L Sold out').hasAttribute('disabled')).toBe(false)
    })

    it('offers each that there is, where one has no color and another no size', async () => {
      const base = { price: rupees(100), countInStock: 3 }
      const user = open({
        ...colored,
        colors: ['Red', 'Blue'],
        sizes: ['2 L', '3 L'],
        variants: [
          { ...base, sku: asSku('U-2'), size: '2 L' },
          { ...base, sku: asSku('U-3'), size: '3 L', color: 'Red' },
          { ...base, sku: asSku('U-B'), color: 'Blue' },
        ],
      })
      expect(choice()).toMatchObject({ size: '', color: 'Blue' })
      await user.click(button(/^2 L/))
      expect(choice()).toMatchObject({ size: '2 L', color: '' })
      await user.click(button(/^3 L/))
      expect(choice()).toMatchObject({ size: '3 L', color: 'Red' })
      await user.click(button(/^Blue/))
      expect(choice()).toMatchObject({ size: '', color: 'Blue' })
      expect(screen.queryByText('please choose')).toBeNull()
    })

    it('promises no day for what is sold out, and asks by WhatsApp first whom to tell', async () => {
      open(tiffin, { color: 'Red', size: '3 L' })
      const phone = await screen.findByLabelText(/WhatsApp/)
      const email = screen.getByLabelText('Your email')
      expect(phone.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(await screen.findByText(/^Cash on delivery/)).toBeTruthy()
      expect(screen.queryByText(/elivery (?:by|from)/)).toBeNull()
      expect(screen.queryByLabelText('PIN code')).toBeNull()
    })

    it('tells delivery again once what is in stock is chosen', async () => {
      const user = open(tiffin, { color: 'Red', size: '3 L' })
      await user.click(button(/^1 L/))
      expect(await screen.findByLabelText('PIN code')).toBeTruthy()
    })

    it('tells what is chosen, for the address and for a link that is shared', async () => {
      const user = open(tiffin)
      await user.click(button('3 L Sold out'))
      expect(chosen).toHaveBeenLastCalledWith({ size: '3 L', color: 'Red', quantity: 1 })
      const shared = JSON.parse(screen.getByLabelText('shared').textContent ?? '')
      expect(shared).toMatchObject({ size: '3 L', color: 'Red' })
      await user.click(button(/Show picture 2 of 3/))
      expect(chosen).toHaveBeenLastCalledWith({ size: '1 L', color: 'Blue', quantity: 1 })
    })
  })

  it('keeps a choice that is pressed again', async () => {
    const user = open()
    await user.click(button('Red'))
    await user.click(button('Small'))
    expect(choice()).toMatchObject({ size: 'Small', color: 'Red' })
    expect(button('Red').getAttribute('aria-pressed')).toBe('true')
  })

  it.each([
    [{ size: 'Giant' }, { size: '', color: 'Red' }],
    [{ color: 'Mauve' }, { size: 'Small', color: '' }],
    [
      { size: 'Giant', color: 'Blue' },
      { size: '', color: 'Blue' },
    ],
  ])('chooses none where the address names one that there is not: %o', (wanted, made) => {
    open({}, wanted)
    expect(choice()).toMatchObject(made)
    expect(screen.getByText('please choose')).toBeTruthy()
  })

  it('keeps the quantity from 1 to what is in stock', async () => {
    const user = open({ countInStock: 2 })
    await user.click(button(/Decrease/))
    expect(choice().quantity).toBe(1)
    await user.click(button(/Increase/))
    await user.click(button(/Increase/))
    expect(choice().quantity).toBe(2)
  })

  it('asks for no choice that the product does not have', () => {
    open({ sizes: [], colors: [], images: [] })
    expect(screen.queryByText('Size:')).toBeNull()
    expect(screen.queryByText('Color:')).toBeNull()
    expect(choice()).toEqual({ size: '', color: '', quantity: 1 })
  })

  it.each([
    [9, 'In stock'],
    [3, 'Only 3 left'],
    [0, 'Sold out'],
  ])('says of %i in stock: %s', (countInStock, label) => {
    open({ countInStock })
    expect(screen.getByText(label)).toBeTruthy()
  })

  it('shows the original price struck through only where it is higher', () => {
    open({ price: rupees(200), originalPrice: rupees(400) })
    expect(screen.getByText('₹400').tagName).toBe('S')
    expect(screen.getByText('50% off')).toBeTruthy()
    expect(screen.queryByText(/without the sale/)).toBeNull()
  })

  it.each([
    ['without_sale', 'Price without the sale: ₹400'],
    ['mrp', 'MRP: ₹400'],
    ['original', 'Original price: ₹400'],
  ] as const)('tells what the original price of a sale is: %s', (originalPriceOf, told) => {
    open({ price: rupees(200), originalPrice: rupees(400), originalPriceOf })
    expect(screen.getByText(told)).toBeTruthy()
  })
})
