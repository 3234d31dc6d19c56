const GAP = 8

/** Lower edge of the header if visible, because a toast must not cover the cart icon. */
const headerBottom = (): number =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

/** The topmost open modal dialog; each dialog opens above the ones before. */
const topModal = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1)

/**
 * Places the toasts where they are visible, announced and reachable: outside an open modal dialog everything is
 * inert, and only the top layer is above it.
 */
const place = (host: HTMLElement) => {
  const parent = topModal() ?? document.body
  host.style.setProperty('--toasts-top', `${Math.round(headerBottom()) + GAP}px`)
  if (host.parentElement !== parent) parent.append(host)
  // Older browsers lack popovers; there a dialog covers the toasts.
  if (typeof host.showPopover !== 'function') return
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}

/** Creates the element that contains the toasts. `come` moves it into the topmost dialog, or out of a closed one. */
export const toastHost = (className: string) => {
  const element = document.createElement('div')
  element.className = className
  element.popover = 'manual'
  const come = () => place(element)
  return {
    element,
    come,
    enter: () => {
      come()
      // The event doesn't bubble.
      document.addEventListener('close', come, true)
      // A dialog that is removed while open takes the toasts with it, and no event tells.
      const removal = new MutationObserver(() => {
        if (!element.isConnected) come()
      })
      removal.observe(document.body, { subtree: true, childList: true })
      return () => {
        removal.disconnect()
        document.removeEventListener('close', come, true)
        element.remove()
      }
    },
  }
}
