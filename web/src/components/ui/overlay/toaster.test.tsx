import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster, toast } from './toaster.tsx'

/** A frame more than a time: Ark looks at its clock in every frame. */
const FRAME = 20

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const say = async (...calls: (() => void)[]) => {
  for (const call of calls) {
    act(call)
    await pass(FRAME)
  }
}

beforeEach(async () => {
  await import('./toast-region.tsx')
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(async () => {
  await pass(20_000)
  vi.useRealTimers()
})

const shown = () => screen.queryAllByRole('status').map((one) => one.textContent)

it('shows a toast for one second', async () => {
  await say(() => toast.success('The kettle is on'))
  expect(shown()).toEqual(['The kettle is on'])
  await pass(1000 - 3 * FRAME)
  expect(shown()).toEqual(['The kettle is on'])
  await pass(5 * FRAME)
  expect(shown()).toEqual([])
})

it('is read out by screen readers', async () => {
  await say(() => toast.error('The kettle is empty'))
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(within(region).getByRole('status', { name: 'The kettle is empty' })).toBeTruthy()
})

it('leaves an error for five seconds, or until it is dismissed', async () => {
  await say(
    () => toast.error('The kettle has a leak'),
    () => toast.error('The lid as well'),
  )
  await pass(4900)
  const lid = screen.getByRole('status', { name: 'The lid as well' })
  fireEvent.click(within(lid).getByRole('button', { name: 'Dismiss' }))
  await pass(FRAME)
  expect(screen.queryByText('The lid as well')).toBeNull()
  expect(screen.queryByText('The kettle has a leak')).not.toBeNull()
  await pass(200)
  expect(shown()).toEqual([])
})

const HOLDS = {
  pointer: [
    () => fireEvent.mouseEnter(screen.getByRole('region')),
    () => fireEvent.mouseLeave(screen.getByRole('region')),
  ],
  focus: [() => screen.getByRole('status').focus(), () => screen.getByRole('status').blur()],
} as const

it.each(['pointer', 'focus'] as const)('waits while the %s is on it', async (hold) => {
  const [come, leave] = HOLDS[hold]
  await say(() => toast.success('The kettle boils'))
  act(() => void come())
  await pass(10_000)
  expect(shown()).toEqual(['The kettle boils'])
  act(() => void leave())
  await pass(1000 + 3 * FRAME)
  expect(shown()).toEqual([])
})

it('leaves a slip for one second, as the spec has it', async () => {
  await say(() => toast.brief('Choose a kettle'))
  await pass(1000 + 2 * FRAME)
  expect(shown()).toEqual([])
})

it('leaves time to read a longer one', async () => {
  await say(() => toast.error(TEXTS.cartAddFailed, 'Only 3 of Aristo Sagar Bucket 18 L are left'))
  await pass(2000)
  expect(screen.getByText(/Only 3/)).toBeTruthy()
})

it('shows the last three of many, the newest first', async () => {
  await say(...['one', 'two', 'three', 'four'].map((text) => () => toast.success(text)))
  expect(shown()).toEqual(['four', 'three', 'two'])
})

it('is said within the dialog on top, outside of which nothing is heard, and outlives it', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    selector === 'dialog:modal'
      ? ([dialog].filter(({ isConnected }) => isConnected) as unknown as NodeListOf<Element>)
      : document.body.querySelectorAll(selector),
  )
  await say(() => toast.error('The kettle is shut'))
  expect(within(dialog).getByText('The kettle is shut')).toBeTruthy()
  dialog.remove()
  await act(() => Promise.resolve())
  expect(screen.getByText('The kettle is shut')).toBeTruthy()
})
