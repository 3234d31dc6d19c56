import type { Locator, Page } from '@playwright/test'
import type { Control } from './controls.ts'

/** Sample input by field type. */
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

/** Their native pickers can't be reached by scripts. */
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
  // Types with real keys: layout shifts right after a key press are allowed, while scripted input doesn't count as a
  // press.
  await field.selectText()
  await field.pressSequentially(text)
}

/** Tells whether a control takes text or a value; pressing it need not change the page. */
export const isField = ({ tag, type }: Control): boolean =>
  tag === 'select' ||
  tag === 'textarea' ||
  (tag === 'input' && !['checkbox', 'radio', 'submit', 'button', 'file', 'image'].includes(type))

/** Center of the visible touch target: the control, or its label if that draws it. */
const centerOf = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]
    const { width, height } = element.getBoundingClientRect()
    const target = label && (width < 8 || height < 8) ? label : element
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A link over several lines has no text in the middle of its box.
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

/** Presses a control by touch or mouse, or fills it in; returns the reason if that is impossible. */
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
