import type { Locator, Page } from '@playwright/test'
import type { Control } from './controls.ts'

/** What people type, by the kind of field. */
const TYPED: Record<string, string> = {
  tel: '9876543210',
  email: 'asha@example.com',
  number: '12',
  search: 'bucket',
  date: '2026-11-20',
  month: '2026-11',
  time: '10:30',
  color: '#336699',
  range: '3',
  url: 'https://example.com',
}

/** They have a picker of the browser's, which no script reaches. */
const PICKED = new Set(['date', 'month', 'time', 'color', 'range'])

const typeInto = async (field: Locator, { type, tag }: Control): Promise<void> => {
  if (tag === 'select') {
    const values = await field.evaluate((select: HTMLSelectElement) =>
      [...select.options].filter((o) => !o.disabled && !o.selected).map(({ value }) => value),
    )
    if (values[0] !== undefined) await field.selectOption(values[0])
    return
  }
  const text = TYPED[type] ?? 'Asha 12'
  if (PICKED.has(type)) {
    await field.fill(text)
    return
  }
  // By keys: what moves just after one was pressed is no fault, and what a script filled in was not pressed.
  await field.selectText()
  await field.pressSequentially(text)
}

/** Its value is what a press changes, not the page. */
export const isField = ({ tag, type }: Control): boolean =>
  tag === 'select' ||
  tag === 'textarea' ||
  (tag === 'input' && !['checkbox', 'radio', 'submit', 'button', 'file', 'image'].includes(type))

/** Where a finger goes for it: itself, or its label, where it is drawn by that. */
const centerOf = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]
    const { width, height } = element.getBoundingClientRect()
    const target = label && (width < 8 || height < 8) ? label : element
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A link of several lines has the middle of its box elsewhere.
    const [box] = target.getClientRects()
    if (!box) return undefined
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    const isFree =
      hit !== null &&
      (target.contains(hit) || hit.contains(target) || hit.closest('label')?.control === element)
    return {
      x,
      y,
      over: isFree
        ? ''
        : `${hit?.tagName.toLowerCase()} “${hit?.textContent?.trim().slice(0, 30)}”`,
    }
  })

/** Presses a control as a finger or a mouse does, or fills it in; answers why that can't be done. */
export const press = async (
  page: Page,
  control: Control,
  isTouch: boolean,
): Promise<string | undefined> => {
  const target = page.locator(control.place)
  if (control.type === 'file') return undefined
  if (isField(control)) {
    await typeInto(target, control)
    return undefined
  }
  const center = await centerOf(target)
  if (!center) return 'not on the screen'
  if (center.over) return `covered by ${center.over}`
  await (isTouch ? page.touchscreen.tap(center.x, center.y) : page.mouse.click(center.x, center.y))
  return undefined
}
