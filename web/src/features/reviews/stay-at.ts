/** Any user input stops the scrolling. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to an element, repeatedly while content above it loads. Returns a function that stops it. */
export const stayAt = (element: HTMLElement): (() => void) => {
  // Restores scroll anchoring, which the page change has switched off.
  document.documentElement.style.overflowAnchor = ''
  const observer = new ResizeObserver(() => element.scrollIntoView())
  const stop = () => {
    observer.disconnect()
    for (const type of OWN_MOVES) removeEventListener(type, stop)
  }
  for (const type of OWN_MOVES) addEventListener(type, stop, { passive: true })
  element.scrollIntoView()
  observer.observe(document.body)
  return stop
}
