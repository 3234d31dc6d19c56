import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LongPressTooltip } from './long-press-tooltip.tsx'

it('tells what a sign stands for while a finger is held on it, and presses nothing then', () => {
  const press = vi.fn<() => void>()
  render(
    <>
      <button type="button" aria-label="No answer: BR-1" onClick={press} />
      <LongPressTooltip />
    </>,
  )
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sign = screen.getByRole('button')
  const finger = { pointerType: 'touch', isPrimary: true }
  fireEvent.pointerDown(sign, finger)
  act(() => void vi.advanceTimersByTime(600))
  expect(screen.getByText('No answer: BR-1')).toBeTruthy()
  fireEvent.pointerUp(sign, finger)
  fireEvent.click(sign)
  expect(press).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.queryByText('No answer: BR-1')).toBeNull()
  fireEvent.pointerDown(sign, finger)
  fireEvent.pointerUp(sign, finger)
  fireEvent.click(sign)
  expect(press).toHaveBeenCalledOnce()
})
