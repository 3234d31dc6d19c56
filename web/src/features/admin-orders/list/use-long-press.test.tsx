import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLongPress } from './use-long-press.ts'

const Card = ({ onHold }: { onHold: () => void }) => (
  <div {...useLongPress(onHold)}>
    <span>Asha</span>
    <a href="/order">BR-7K42Q</a>
  </div>
)

const touch = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 }
const wait = () => {
  act(() => {
    vi.advanceTimersByTime(1000)
  })
}

let onHold: ReturnType<typeof vi.fn<() => void>>
let name: HTMLElement
beforeEach(() => {
  vi.useFakeTimers()
  onHold = vi.fn<() => void>()
  render(<Card onHold={onHold} />)
  name = screen.getByText('Asha')
})
afterEach(() => vi.useRealTimers())

it('is a finger that is held, without the menu that the phone would open', () => {
  fireEvent.pointerDown(name, touch)
  wait()
  expect(onHold).toHaveBeenCalledTimes(1)
  expect(fireEvent.contextMenu(name)).toBe(false)
  fireEvent.pointerUp(name, touch)
  fireEvent.pointerDown(name, touch)
  wait()
  expect(onHold).toHaveBeenCalledTimes(2)
})

it('is no tap, and no scrolling', () => {
  fireEvent.pointerDown(name, touch)
  fireEvent.pointerUp(name, touch)
  wait()
  fireEvent.pointerDown(name, touch)
  fireEvent.pointerMove(name, { ...touch, clientY: 80 })
  wait()
  fireEvent.pointerDown(name, touch)
  fireEvent.pointerCancel(name, touch)
  wait()
  expect(onHold).not.toHaveBeenCalled()
})

it('leaves a link and a mouse their menus', () => {
  const link = screen.getByRole('link')
  fireEvent.pointerDown(link, touch)
  wait()
  expect(fireEvent.contextMenu(link)).toBe(true)
  fireEvent.pointerDown(name, { ...touch, pointerType: 'mouse' })
  wait()
  expect(fireEvent.contextMenu(name)).toBe(true)
  expect(onHold).not.toHaveBeenCalled()
})
