import type { Page } from '@playwright/test'
import { waitUntilStill, expect } from './fixtures.ts'

/**
 * Finds touch targets below 44 px in width or height. Links within a text are exempt: they are as tall as its lines.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TAP = 44
    /** Colors on a card stand 8 px apart; each has the room up to the middle of that, as tall as a finger. */
    const DOT = 28
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]'
    // oxlint-disable unicorn/consistent-function-scoping -- this function runs in the page, which has none from outside of it
    const targetOf = (control: Element): Element => {
      if (!(control instanceof HTMLInputElement)) return control
      const isTick = ['checkbox', 'radio'].includes(control.type)
      const label = control.labels?.[0]
      // A hidden file input may be inside the visible control.
      return label && (isTick || label.contains(control)) ? label : control
    }
    /** A link may cover its row or card by a pseudo-element. */
    const sizeOf = (control: Element) => {
      const own = targetOf(control).getBoundingClientRect()
      const drawn = getComputedStyle(control, '::before')
      const larger = (side: 'width' | 'height') =>
        Math.max(own[side], drawn.position === 'absolute' ? Number.parseFloat(drawn[side]) || 0 : 0)
      return { width: larger('width'), height: larger('height') }
    }
    /** Text in a field that is only there to be read and copied. */
    const isToBeRead = (control: Element): boolean =>
      control instanceof HTMLInputElement && control.readOnly
    const isInText = (control: Element): boolean =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentNode?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      )
    // oxlint-enable unicorn/consistent-function-scoping
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { width, height } = sizeOf(control)
      const isHidden = width <= 1 || height <= 1
      const least = control.matches('li fieldset input[type=radio]') ? DOT : TAP
      const isLargeEnough = width >= least - 0.5 && height >= TAP - 0.5
      if (isHidden || isLargeEnough || isInText(control) || isToBeRead(control)) return []
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
      return [`${control.tagName} "${name}" ${Math.round(width)} × ${Math.round(height)}`]
    })
  })

/** Checks all touch targets of the complete page. */
export const expectTargets = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Opening elements grow during their animation.
  await waitUntilStill(page)
  expect(await tooSmall(page)).toEqual([])
}
