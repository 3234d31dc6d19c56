import type { Page } from '@playwright/test'
import type { Control } from './controls.ts'

/** Parts that a press may open; their own controls are pressed next. */
export const OPENED =
  ':is(dialog[open], [role=dialog], [role=menu], [role=listbox], [popover]:popover-open)'

/** Signs of a reaction that aren't DOM changes. */
export const stateOf = (page: Page) =>
  page.evaluate((opened) => {
    const { activeElement } = document
    return {
      url: location.href,
      scroll: Math.round(scrollY / 20),
      focus: activeElement?.tagName ?? '',
      open: document.querySelectorAll(`${opened}, [aria-expanded=true]`).length,
    }
  }, OPENED)

/** Tells whether a control is still in its place with the same name. */
export const isThere = async (page: Page, { place, name }: Control): Promise<boolean> => {
  const target = page.locator(place)
  if ((await target.count()) !== 1 || !(await target.isEnabled())) return false
  return target.evaluate(
    (element, expected) => {
      const label = (element as HTMLInputElement).labels?.[0]?.textContent
      const called =
        element.getAttribute('aria-label') ??
        label ??
        (element.textContent || (element.getAttribute('title') ?? ''))
      return called.replaceAll(/\s+/g, ' ').trim().startsWith(expected)
    },
    name.slice(0, 20),
  )
}

/** Tells whether a control is already selected, so that another press may change nothing. */
export const isOn = (page: Page, { place }: Control): Promise<boolean> =>
  page
    .locator(place)
    .evaluate((element) =>
      element.matches(
        ':checked, [aria-current], [aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-disabled=true]',
      ),
    )

/** Waits until a part of the page is hydrated. */
export const isAwake = (page: Page, root: string) =>
  page.waitForFunction(
    (part) =>
      [...document.querySelectorAll(`${part} *`)].some((node) =>
        Object.keys(node).some((key) => key.startsWith('__react')),
      ),
    root,
    { timeout: 60_000 },
  )
