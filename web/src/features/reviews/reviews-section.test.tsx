import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ReviewsSection } from './components/reviews-section.tsx'

it('stay where a link to them leads, though what stands above comes late, until somebody moves', async () => {
  const grow: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe() {
        grow.push(this.tell)
      }
      disconnect() {
        grow.splice(0)
      }
    },
  )
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  // As the change of page leaves it.
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  fakeApi({})
  renderApp(<ReviewsSection product={aProduct()} title="Reviews" />, {
    at: '/product/thali#reviews',
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reviews' }))
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  expect(style.overflowAnchor).toBe('')
  act(() => grow.forEach((tell) => tell()))
  expect(scrolled).toHaveBeenCalledTimes(2)
  fireEvent.pointerDown(document.body)
  expect(grow).toEqual([])
})
