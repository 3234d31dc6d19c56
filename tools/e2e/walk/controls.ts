import type { Page } from '@playwright/test'

/** An element that can be pressed or typed into. */
export type Control = {
  /** Selector from the body down: the same after the page was reloaded. */
  place: string
  /** Accessible name, for the report. */
  name: string
  tag: string
  type: string
  /** Equal for corresponding controls of each row, card or page of a list. */
  kind: string
  /** Controls that delete or discard are pressed last, because the others need their content. */
  isFinal: boolean
}

const listControls = (root: string): Control[] => {
  const PRESSABLE =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=option], [role=slider], [contenteditable=true], [tabindex="0"]'
  const FINAL =
    /delete|remove|erase|clear|empty|log ?out|hide|cancel|discard|हटा|मिटा|लॉग ?आउट|खाली|रद्द|छोड़/i

  // oxlint-disable unicorn/consistent-function-scoping -- this function runs in the page, which has none from outside of it
  /** A form's fields look alike but are all different; those of a list belong to a row. */
  const isOwnField = (element: Element): boolean =>
    element.matches('input, select, textarea') &&
    element.closest('form') !== null &&
    !element.closest('tr, li, article')
  /** Tells whether an element is one of many siblings, whatever their tags. */
  const isOneOfMany = ({ parentElement, tagName, className }: Element): boolean =>
    [...(parentElement?.children ?? [])].filter(
      (other) => other.tagName === tagName && other.className === className,
    ).length > 2
  const nth = (element: Element): number =>
    [...(element.parentElement?.children ?? [])].indexOf(element) + 1
  /** Ancestors within the part of the page; levels above may change between loads. */
  const lineage = (element: Element): Element[] => {
    const part = element.closest('main, header, footer, aside, dialog, [role=dialog]')
    const chain: Element[] = []
    for (let at = element; at !== part && at !== document.body; at = at.parentElement ?? part ?? at)
      chain.unshift(at)
    return chain
  }
  const partOf = (element: Element): string => {
    const part = element.closest('main, header, footer, aside, dialog, [role=dialog]')
    if (!part) return 'body'
    const role = part.getAttribute('role')
    return (
      part.tagName.toLowerCase() +
      (role ? `[role=${role}]` : '') +
      (part.tagName === 'DIALOG' ? '[open]' : '')
    )
  }
  const isVisible = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false
    const { width, height, right, bottom } = element.getBoundingClientRect()
    return width > 0 && height > 0 && right > 0 && bottom + scrollY > 0
  }
  const nameOf = (element: Element): string =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      (element.textContent || element.getAttribute('title')) ??
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60)

  // oxlint-enable unicorn/consistent-function-scoping
  return [...document.querySelectorAll(`${root} :is(${PRESSABLE})`)]
    .filter((element) => [element, ...((element as HTMLInputElement).labels ?? [])].some(isVisible))
    .filter(
      (element) =>
        !element.closest('[inert], [aria-hidden=true]') &&
        !element.matches(':disabled, [readonly]'),
    )
    .map((element) => {
      const chain = lineage(element)
      const name = nameOf(element)
      const tag = element.tagName.toLowerCase()
      return {
        place: `${partOf(element)} > ${chain.map((at) => `${at.tagName.toLowerCase()}:nth-child(${nth(at)})`).join(' > ')}`,
        name,
        tag,
        type: element.getAttribute('type') ?? '',
        kind: [
          partOf(element),
          ...chain.map((at) =>
            isOneOfMany(at) && !isOwnField(element) ? at.tagName : `${at.tagName}${nth(at)}`,
          ),
        ].join(' '),
        isFinal: FINAL.test(name),
      }
    })
}

/** Lists the controls within a part of the page, in the order in which they are pressed. */
export const controlsIn = async (page: Page, root: string): Promise<Control[]> => {
  const all = await page.evaluate(listControls, root)
  const controls = all.filter(
    ({ kind }, index) => all.findIndex((other) => other.kind === kind) === index,
  )
  return [...controls.filter((c) => !c.isFinal), ...controls.filter((c) => c.isFinal)]
}
