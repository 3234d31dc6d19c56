/** A ref for the element that replaces a focused button: the next Tab continues from there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
