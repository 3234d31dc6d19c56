import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster, toast } from './toaster.tsx'

// Words of its own: a toast of a test before may still be there for its second.
beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})

it('shows a toast for one second', () => {
  act(() => toast.success('The kettle is on'))
  expect(screen.getByText('The kettle is on')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(999))
  expect(screen.queryByText('The kettle is on')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('The kettle is on')).toBeNull()
})

it('is read out by screen readers', () => {
  act(() => toast.error('The kettle is empty'))
  expect(within(screen.getByRole('status')).getByText('The kettle is empty')).toBeTruthy()
})

it('leaves an error for five seconds, or until it is dismissed', () => {
  act(() => toast.error('The kettle has a leak'))
  act(() => toast.error('The lid as well'))
  act(() => void vi.advanceTimersByTime(4999))
  expect(screen.queryByText('The kettle has a leak')).not.toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!)
  expect(screen.queryByText('The lid as well')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('The kettle has a leak')).toBeNull()
})

it('leaves a slip for one second, as the spec has it', () => {
  act(() => toast.brief('Choose a kettle'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.queryByText('Choose a kettle')).toBeNull()
})

it('leaves time to read a longer one', () => {
  act(() => toast.error(TEXTS.cartAddFailed, 'Only 3 of Aristo Sagar Bucket 18 L are left'))
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.getByText(/Only 3/)).toBeTruthy()
})

it('shows the last three of many', () => {
  act(() => {
    for (const text of ['one', 'two', 'three', 'four']) toast.success(text)
  })
  expect(screen.getByRole('status').textContent).toBe('twothreefour')
})
