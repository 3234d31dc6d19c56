type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** A control that was used: what a box among them was ticked to, or what a field was set to. */
type Use = { control: Control; checked?: boolean; value?: string }

declare global {
  interface Window {
    /** By public/early.js: how the page was used so far; it keeps no more from then on. */
    takeEarlyUses?: () => Use[]
  }
}

const press = ({ control, checked }: Use): void => {
  // Whatever a press meets React brings to life first. The click itself would come too late for a box: one that
  // is ticked by the time it comes to life has not changed.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // The click will turn it over, and React sees a change only where there is one.
  if (control instanceof HTMLInputElement && control.checked === checked) control.checked = !checked
  control.click()
}

const fill = ({ control, value }: Use): void => {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // React's own setter on the element would tell it that this is no news.
  const prototype: unknown = Object.getPrototypeOf(control)
  if (typeof prototype === 'object' && prototype) Reflect.set(prototype, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Does, in its order, what was done to the server's page before the app was there to follow it. */
export const doEarlyUses = (): void => {
  for (const use of window.takeEarlyUses?.() ?? [])
    // One after the other, each seeing what the one before it changed.
    setTimeout(() => (use.value === undefined ? press(use) : fill(use)))
}
