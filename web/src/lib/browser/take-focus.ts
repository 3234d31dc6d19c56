/** A ref for the element that replaces a focused button: the next Tab continues from there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The same for a form: its first field. */
export const takeFocusIn = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
