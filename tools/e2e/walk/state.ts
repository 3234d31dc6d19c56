import type { Page } from '@playwright/test'
import type { Control } from './controls.ts'

/** What a press may open, and what it holds is pressed in turn. */
export const OPENED =
  ':is(dialog[open], [role=dialog], [role=menu], [role=listbox], [popover]:popover-open)'

/** Signs that something has happened, besides what was changed in the page. */
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

/** Whether a control is where it was, and is still called so. */
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

/** Whether it is chosen already, so that another press need not change anything. */
export const isOn = (page: Page, { place }: Control): Promise<boolean> =>
  page
    .locator(place)
    .evaluate((element) =>
      element.matches(
        ':checked, [aria-current], [aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-disabled=true]',
      ),
    )

/** Waits until the app handles what is pressed in a part of the page. */
export const isAwake = (page: Page, root: string) =>
  page.waitForFunction(
    (part) =>
      [...document.querySelectorAll(`${part} *`)].some((node) =>
        Object.keys(node).some((key) => key.startsWith('__react')),
      ),
    root,
    { timeout: 60_000 },
  )
