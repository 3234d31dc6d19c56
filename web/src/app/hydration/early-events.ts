type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/**
 * A control that was used: what a box among them was ticked to, what a field was set to, or what was typed for the field
 * that a button opens, and whether Enter followed.
 */
type EarlyEvent = {
  control: Control
  checked?: boolean
  value?: string
  typed?: string
  isSent?: boolean
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Set by public/early.js: takes what was recorded so far; after that it records no more. */
    takeEarlyEvents?: () => EarlyEvent[]
  }
}

const press = ({ control, checked }: EarlyEvent): void => {
  // React hydrates whatever a press meets first. The click itself would come too late for a box: one that is ticked
  // by the time it is hydrated has not changed.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // The click will toggle it, and React only sees a change if there is one.
  if (control instanceof HTMLInputElement && control.checked === checked) control.checked = !checked
  control.click()
}

/** No field has this value. */
const NOTHING_YET = '\0'

const fill = ({ control, value }: EarlyEvent): void => {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // React compares with what it last saw in the field, which may be this very value, found when it hydrated the field.
  // It sees what its own setter on the element is given; that of the prototype passes it by.
  control.value = NOTHING_YET
  const prototype: unknown = Object.getPrototypeOf(control)
  if (typeof prototype === 'object' && prototype) Reflect.set(prototype, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Into the field that the press has opened, which has taken the focus. */
const type = async ({ typed, isSent }: EarlyEvent): Promise<void> => {
  const field = document.activeElement
  if (!typed || !(field instanceof HTMLInputElement)) return
  fill({ control: field, value: typed })
  await Promise.resolve()
  if (isSent) field.form?.requestSubmit()
}

const replay = async (): Promise<void> => {
  for (const event of window.takeEarlyEvents?.() ?? []) {
    if (event.value === undefined) press(event)
    else fill(event)
    // React renders in a microtask what a press changed, and the next one must find it.
    await Promise.resolve()
    await type(event)
  }
}

/**
 * Replays, in order, what was done to the server's page before the app was there to handle it: in one task, so that
 * no real press comes in between and no half-done state is seen, and after the one that hydrated, so that what its
 * effects changed is rendered.
 */
export const replayEarlyEvents = (): void => void setTimeout(() => void replay())
