const GAP = 8

/** The lowest point of the header, if it is in sight: a toast must not lie on the cart's icon. */
const headerBottom = (): number =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

/** The topmost of the open modal dialogs: a dialog opens on those before it, and within them. */
const topModal = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1)

/**
 * Puts the toasts where they are seen, heard and reached: what is outside an open modal dialog is inert, and only the top
 * layer lies above one.
 */
const place = (host: HTMLElement) => {
  const parent = topModal() ?? document.body
  host.style.setProperty('--toasts-top', `${Math.round(headerBottom()) + GAP}px`)
  if (host.parentElement !== parent) parent.append(host)
  // Older browsers have no popovers; there a dialog covers it.
  if (typeof host.showPopover !== 'function') return
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}

/** The element that holds the toasts. `come` moves it to the dialog on top; a dialog that closes lets it go. */
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
      // It does not bubble.
      document.addEventListener('close', come, true)
      return () => {
        document.removeEventListener('close', come, true)
        element.remove()
      }
    },
  }
}
