import { act, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useReviewStep } from './use-review-step.ts'

test('Back leads to the form again, though the slow phone has not yet rendered the step that it leaves', async () => {
  const onBack = vi.fn<() => void>()
  const never = new Promise<void>(() => {})
  /** The page of step two, which takes for ever to render. */
  const Slow = () => {
    const { state } = useLocation()
    if (state) use(never)
    return null
  }
  const step: Partial<ReturnType<typeof useReviewStep>> = {}
  const Till = () => {
    Object.assign(step, useReviewStep(onBack))
    return null
  }
  render(
    <BrowserRouter>
      <Till />
      <Suspense>
        <Slow />
      </Suspense>
    </BrowserRouter>,
  )
  await act(async () => step.begin?.())
  expect(onBack).not.toHaveBeenCalled()
  await act(async () => {
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await left
  })
  expect(onBack).toHaveBeenCalledOnce()
})
