import type { Language } from '@bartan/contract/shop/languages'
import type { Page } from '@playwright/test'
import { cutOptions } from '../cut-options.ts'
import { tooSmall } from '../touch-targets.ts'

/** Finds visible faults of a page, independent of its user. */
const lookAt = (language: Language): string[] => {
  const faults: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    faults.push(`sideways: ${root.scrollWidth} of ${root.clientWidth} px`)

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page, which has none from outside of it
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')

  /** Content that is reached by scrolling a strip sideways. */
  const isInAStrip = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInAStrip(element.parentElement))

  const said: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node
    if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue
    if (parentElement.closest('script, style, noscript, code, option')) continue
    if (language !== 'en' && parentElement.closest('[lang^=en]')) continue
    said.push(textContent.trim())
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) said.push(element.getAttribute(name) ?? '')
  // Sellers write placeholders into their texts, which the shop fills in.
  const marks = location.pathname.includes('/admin') ? '' : String.raw`|\{\w+\}`
  const RAW = new RegExp(String.raw`\b(undefined|NaN|null|[a-z]+_[a-z_]+)\b|\[object \w+\]${marks}`)
  for (const text of new Set(said)) if (RAW.test(text)) faults.push(`raw: “${text.slice(0, 60)}”`)

  for (const image of document.images)
    if (isShown(image) && image.complete && image.src && image.naturalWidth === 0)
      faults.push(`broken image: ${image.src}`)

  for (const element of document.querySelectorAll('a[href], button, input, select, textarea')) {
    if (!isShown(element) || element.matches('[type=hidden], [type=file]')) continue
    const { width, height, left, right } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    if (!isInAStrip(element) && (right > root.clientWidth + 1 || left < -1))
      faults.push(`beyond the edge: ${element.textContent?.trim().slice(0, 30)}`)
    if (
      // A badge overlaps the edge of its icon on purpose.
      element.matches('a:not([aria-label]), button:not([aria-label])') &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1
    )
      faults.push(`wider than its place: ${element.textContent?.trim().slice(0, 30)}`)
  }
  return faults
}

export const faultsOf = async (
  page: Page,
  language: Language,
  isTouch: boolean,
): Promise<string[]> => [
  ...(await page.evaluate(lookAt, language)),
  ...(await cutOptions(page)).map((option) => `cut: ${option}`),
  ...(isTouch ? await tooSmall(page) : []).map((target) => `small: ${target}`),
]

/** Lists texts in Latin letters on a page in another language; a person must tell which ones are names. */
export const latinOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (parentElement.closest('script, style, noscript, code, [lang^=en]')) continue
      if (/[A-Za-z]{3,}/.test(textContent ?? '')) texts.add(textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]:not([lang^=en])`))
        if (/[A-Za-z]{3,}/.test(element.getAttribute(name) ?? '') && element.checkVisibility())
          texts.add(element.getAttribute(name) ?? '')
    return [...texts]
  })
