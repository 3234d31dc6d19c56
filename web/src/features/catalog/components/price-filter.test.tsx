import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import type { PriceFilters } from '../price-range.ts'
import { PriceFilter } from './price-filter.tsx'

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
