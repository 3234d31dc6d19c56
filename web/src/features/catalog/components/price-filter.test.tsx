import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { PriceFilter } from './price-filter.tsx'

const slideTo = (value: string) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Highest price' }), { target: { value } })

describe('the price slider', () => {
  it('tells the limit once it stands still', async () => {
    const onChange = vi.fn<(maxPrice: number | undefined) => void>()
    renderApp(<PriceFilter maxPrice={undefined} onChange={onChange} />)
    slideTo('700')
    slideTo('400')
    expect(screen.getByText('Up to ₹400')).toBeTruthy()
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(400))
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('has no limit at its top', async () => {
    const onChange = vi.fn<(maxPrice: number | undefined) => void>()
    renderApp(<PriceFilter maxPrice={300} onChange={onChange} />)
    slideTo('1000')
    expect(screen.getByText('Any price')).toBeTruthy()
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(undefined))
  })
})
