import { act, render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { openOverlay, useOverlaySteps } from './overlays.ts'

const Steps = () => {
  useOverlaySteps()
  return null
}

/** As the browser does on Back: the entry below, then the event. */
const goBackTo = (state: unknown, address: string) => {
  history.replaceState(state, '', address)
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state })))
}

it('closes by Back what was opened while the next page was loading, and stays at its address', () => {
  history.replaceState({ key: 'contact' }, '', '/contact')
  render(
    <BrowserRouter>
      <Steps />
    </BrowserRouter>,
  )
  // The router adds the step at once, and shows the page when its code is there.
  history.pushState({ key: 'home' }, '', '/?from=menu')
  const close = vi.fn<() => void>()
  const forget = openOverlay(close)
  goBackTo({ key: 'home' }, '/?from=menu')
  expect(close).toHaveBeenCalledOnce()
  expect(location.pathname + location.search).toBe('/?from=menu')
  forget()
  history.replaceState(null, '', '/')
})
