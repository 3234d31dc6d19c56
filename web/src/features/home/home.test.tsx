import { asProductId } from '@bartan/contract/products/product-id'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { NewArrivals } from './components/new-arrivals.tsx'
import { Promises } from './components/promises.tsx'

const WIDTH = 900
const CONTENT = 2100

/** The test's DOM has no layout, so this gives it one. */
const open = async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(CONTENT)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  fakeApi({
    'GET /api/products/new-arrivals': {
      body: ['a', 'b', 'c'].map((_id) =>
        aProduct({ _id: asProductId(_id), name: `Product ${_id}` }),
      ),
    },
  })
  const app = renderApp(<NewArrivals />)
  const strip = await screen.findByRole('list', { name: TEXTS.newArrivals })
  const glide = vi.fn<(options?: ScrollToOptions) => void>()
  Object.assign(strip, { scrollTo: glide, setPointerCapture: () => undefined })
  const scrollTo = (left: number) => {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
  }
  const left = screen.getByRole<HTMLButtonElement>('button', { name: 'Scroll new arrivals left' })
  const right = screen.getByRole<HTMLButtonElement>('button', { name: 'Scroll new arrivals right' })
  return { ...app, strip, left, right, glide, scrollTo }
}

const drag = (target: Element, by: number) => {
  fireEvent.pointerDown(target, { pointerType: 'mouse', button: 0, pointerId: 1, clientX: 500 })
  fireEvent.pointerMove(target, { pointerType: 'mouse', pointerId: 1, clientX: 500 + by })
  fireEvent.pointerUp(target, { pointerType: 'mouse', pointerId: 1 })
  fireEvent.click(target)
}

describe('the strip of new arrivals', () => {
  it('scrolls 300 px by its buttons', async () => {
    const { left, right, glide, scrollTo } = await open()
    await userEvent.click(right)
    expect(glide).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' })
    scrollTo(300)
    await userEvent.click(left)
    expect(glide).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
  })

  it('goes two steps where it is pressed again on its way, and no further than its end', async () => {
    const { strip, right, glide, scrollTo } = await open()
    await userEvent.click(right)
    scrollTo(120)
    await userEvent.click(right)
    expect(glide).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' })
    fireEvent.wheel(strip)
    scrollTo(1000)
    await userEvent.click(right)
    expect(glide).toHaveBeenLastCalledWith({ left: CONTENT - WIDTH, behavior: 'smooth' })
  })

  it('has nothing to the left at its start and nothing to the right at its end', async () => {
    const { left, right, scrollTo } = await open()
    expect(left.disabled).toBe(true)
    expect(right.disabled).toBe(false)
    scrollTo(CONTENT - WIDTH)
    expect(left.disabled).toBe(false)
    expect(right.disabled).toBe(true)
  })

  it('follows the mouse, and takes the end of a drag for no click', async () => {
    const { strip, address } = await open()
    drag(screen.getByRole('link', { name: /Product b/ }), -120)
    expect(strip.scrollLeft).toBe(120)
    expect(address()).toBe('/')
  })

  it('leaves a click with a trembling hand a click', async () => {
    const { strip, address } = await open()
    drag(screen.getByRole('link', { name: /Product b/ }), -3)
    expect(strip.scrollLeft).toBe(0)
    expect(address()).toBe('/product/b')
  })
})

const fee = rupees(60)
const freeFrom = rupees(999)

it.each([
  ['terms of every place', { fee, freeFrom }, /₹999.*₹60, wherever you live/],
  [
    'PIN codes that cost more',
    { fee, freeFrom, byPin: { from: fee } },
    /^By PIN code, from ₹60\.$/,
  ],
  ['delivery that is never free', { fee, freeFrom: null }, /^(?!.*(?:free|wherever)).*₹60/i],
])('the home page promises delivery by the rules of the shop: %s', (_name, shipping, said) => {
  const { container } = renderApp(<Promises />, { shop: { ...DEFAULT_SHOP, shipping } })
  expect(container.querySelector('li p')?.textContent).toMatch(said)
})
