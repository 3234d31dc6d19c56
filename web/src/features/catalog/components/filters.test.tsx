import { LIST_FILTERS } from '@bartan/contract/products/rules'
import { fireEvent, screen, waitFor, act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi, describe } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import type { PriceFilters } from '../price-range.ts'
import { facets, openCollection } from '../testing/collection.tsx'
import { FilterSection } from './filter-section.tsx'
import { OnOffer } from './on-offer.tsx'
import { PriceFilter } from './price-filter.tsx'

const two = ['One', 'Two'].map((value) => ({ value, count: 1 }))

it.each(LIST_FILTERS)('%s can be chosen in the panel', async (name) => {
  const { address } = openCollection('/collections/all', {
    'GET /api/products/facets': { body: facets({ [name]: two }) },
  })
  // A color is a button, all others are boxes or radios.
  const choice = (await screen.findByText('Two')).closest('label, button')
  fireEvent.click(choice?.querySelector('input') ?? choice!)
  await waitFor(() => expect(address()).toBe(`/collections/all?${name}=Two`))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
})

it('has no heading over nothing', async () => {
  openCollection('/collections/all', {
    'GET /api/products/facets': { body: facets({ color: [], size: [], material: [], brand: two }) },
  })
  await screen.findByText('Two')
  for (const title of ['Color', 'Size', 'Material'])
    expect(screen.queryByRole('group', { name: title })).toBeNull()
  expect(screen.getByRole('group', { name: 'Brand' })).toBeTruthy()
})

it('says beside a color how many have it, and leads keyboards past the filters', async () => {
  openCollection('/collections/all', {
    'GET /api/products/facets': { body: facets({ color: [{ value: 'Red', count: 7 }] }) },
  })
  const red = await screen.findByText('7')
  expect(red.closest('button')?.getAttribute('aria-description')).toBe('7 products')
  await screen.findByText('Brand')
  const skip = screen.getByRole('link', { name: 'Skip to products' })
  expect(document.querySelector(skip.getAttribute('href') ?? '')?.textContent).toBe('Products')
})

it('offers many volumes in ranges, of which one is one choice, and none says a number', async () => {
  const volumes = ['200 ml', '500 ml', '1 L', '1.5 L', '2 L', '5 L', '10 L']
  const { address } = openCollection('/collections/all', {
    'GET /api/products/facets': {
      body: facets({ size: volumes.map((value) => ({ value, count: 1 })) }),
    },
  })
  expect(await screen.findByRole('checkbox', { name: '200 ml' })).toBeTruthy()
  fireEvent.click(await screen.findByRole('checkbox', { name: '1–2 L' }))
  await waitFor(() => expect(address()).toBe('/collections/all?size=1+L,1.5+L'))
  await screen.findByRole('button', { name: 'Remove filter 1–2 L' })
  fireEvent.click(screen.getByRole('checkbox', { name: '1–2 L' }))
  await waitFor(() => expect(address()).toBe('/collections/all'))
})

const nothing = () => undefined

const isOpen = (title: string) => screen.getByText(title).closest('details')?.open

it.each([
  ['in a drawer only what is in use is unfolded', false, [true, false]],
  ['beside the list all is unfolded', true, [true, true]],
])('%s', (_, matches, open) => {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
  renderApp(
    <>
      <FilterSection title="Brand" isInUse>
        Omax
      </FilterSection>
      <FilterSection title="Rating">Any</FilterSection>
    </>,
  )
  expect([isOpen('Brand'), isOpen('Rating')]).toEqual(open)
})

const listOf = (...products: unknown[]) => ({
  body: products,
  headers: { 'x-total-count': String(products.length) },
})

it('lists what costs less than usual, and leads to the filters', async () => {
  const { sent } = fakeApi({ 'GET /api/products': listOf(aProduct()) })
  renderApp(<OnOffer />, { at: '/offers' })
  expect(await screen.findByText('Steel Thali')).toBeTruthy()
  expect(sent[0]?.query).toMatchObject({ discount: '1' })
  const link = screen.getByRole('link', { name: 'Filter & sort' })
  expect(link.getAttribute('href')).toBe('/collections/all?discount=1')
})

it('says so if there is nothing', async () => {
  fakeApi({ 'GET /api/products': listOf() })
  renderApp(<OnOffer />, { at: '/offers' })
  expect(await screen.findByText('No offers right now')).toBeTruthy()
})

type Shown = Partial<PriceFilters>

const show = ({ minPrice, maxPrice }: Shown = {}) => {
  const onChange = vi.fn<(changed: Shown) => void>()
  renderApp(<PriceFilter minPrice={minPrice} maxPrice={maxPrice} onChange={onChange} />)
  return onChange
}

const highest = () => screen.getByRole('slider', { name: 'Highest price' })

const lowest = () => screen.getByRole('slider', { name: 'Lowest price' })

const isNative = () => highest() instanceof HTMLInputElement

/** Its own code has come, which it does once the page has come to rest. */
const loaded = () => waitFor(() => expect(isNative()).toBe(false))

const slideTo = (value: string) => fireEvent.change(highest(), { target: { value } })

describe('the price slider, before its code is there', () => {
  it.each([
    [{ minPrice: 1500 }, 'From ₹1,500'],
    [{ maxPrice: 1500 }, 'Up to ₹1,500'],
    [{ minPrice: 1200, maxPrice: 1500 }, '₹1,200 to ₹1,500'],
  ])('says the limits of the address, also above its top: %j', (limits, said) => {
    show(limits)
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('tells the limit once it stands still', async () => {
    const onChange = show()
    slideTo('700')
    slideTo('400')
    expect(screen.getByText('Up to ₹400')).toBeTruthy()
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ maxPrice: 400 }))
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('has no limit at its top', async () => {
    const onChange = show({ maxPrice: 300 })
    slideTo('1000')
    expect(screen.getByText('Any price')).toBeTruthy()
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ maxPrice: undefined }))
  })

  it('is not replaced while it is used', async () => {
    show()
    act(() => highest().focus())
    await act(async () => void (await import('./price-slider.tsx')))
    expect(isNative()).toBe(true)
    act(() => highest().blur())
    await loaded()
  })
})

describe('the price slider', () => {
  it('goes from 0 to 1000, its ends told apart by their names', async () => {
    show()
    await loaded()
    expect(lowest().getAttribute('aria-valuemin')).toBe('0')
    expect(lowest().getAttribute('aria-valuenow')).toBe('0')
    expect(highest().getAttribute('aria-valuemax')).toBe('1000')
    expect(highest().getAttribute('aria-valuenow')).toBe('1000')
    expect(highest().getAttribute('aria-valuetext')).toBe('Any price')
  })

  it('is moved by keys, each end for itself and never past the other', async () => {
    const onChange = show({ maxPrice: 300 })
    await loaded()
    act(() => lowest().focus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(await screen.findByText('₹20 to ₹300')).toBeTruthy()
    await waitFor(() => expect(onChange.mock.calls).toEqual([[{ minPrice: 20 }]]))
    act(() => lowest().focus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(lowest().getAttribute('aria-valuenow')).toBe('300'))
    act(() => highest().focus())
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith({ minPrice: 300, maxPrice: undefined }),
    )
  })

  it('leaves a limit above its top as it is when the other end moves', async () => {
    const onChange = show({ minPrice: 100, maxPrice: 2500 })
    await loaded()
    act(() => lowest().focus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ minPrice: undefined }))
  })
})

const LEAST = 'catalog.stackHeight, at least'

const answers = {
  'GET /api/products/facets': { body: facets({ ranges: { stackHeight: { min: 6, max: 60 } } }) },
}

it('lets shoppers choose by a number, from one to another, and take it back', async () => {
  const { address, lastQuery } = openCollection('/collections/all', answers)
  const least = await screen.findByLabelText(LEAST)
  expect(least).toHaveProperty('placeholder', '6')
  fireEvent.change(least, { target: { value: '12' } })
  fireEvent.blur(least)
  await waitFor(() => expect(address()).toBe('/collections/all?ranges=stackHeight.12-'))
  await waitFor(() => expect(lastQuery()?.['ranges']).toBe('stackHeight.12-'))
  fireEvent.click(
    await screen.findByRole('button', { name: 'Remove filter catalog.stackHeight: From 12' }),
  )
  await waitFor(() => expect(address()).toBe('/collections/all'))
})

it('shows what an address asks for', async () => {
  openCollection('/collections/all?ranges=stackHeight.12-36', answers)
  expect(await screen.findByLabelText(LEAST)).toHaveProperty('value', '12')
})
