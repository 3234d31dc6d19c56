import type { Page } from '@playwright/test'
import { SLOWED } from '../press-times.ts'
import { controlsIn, type Control } from './controls.ts'
import type { WalkOptions } from './options.ts'
import { faultsOf, latinOn } from './page-faults.ts'
import { isField, press } from './press.ts'
import { isAwake, isOn, isThere, OPENED, stateOf } from './state.ts'
import { watchTraffic } from './traffic.ts'
import { lookBack, watch, whatGoesOn } from './watch.ts'

/** CLS below this isn't visible, for example a letter whose font arrives late. */
const SHIFT = 0.02

/** Opens and checks pages without pressing anything: minutes for all views on one screen. */
const LOOKS_ONLY = process.env.WALK_LOOKS_ONLY !== undefined

export type WalkResult = { presses: number; faults: string[]; latin: Set<string> }

type Looked = WalkOptions & { page: Page; isTouch: boolean }

type Walk = Looked & {
  /** Opens the view in its initial state. */
  open: () => Promise<unknown>
  /** Selector of the part whose controls are pressed. */
  root: string
  /** Saves a picture of the view's initial state. */
  keep: () => Promise<unknown>
}

/** Creates the function that checks a page after it opens and after each press. */
export const createLook = async ({ page, language, isTouch }: Looked, found: WalkResult) => {
  const { pending, takeComplaints } = await watchTraffic(page)
  const devTools = await page.context().newCDPSession(page)
  const slowDown = (rate = SLOWED) => devTools.send('Emulation.setCPUThrottlingRate', { rate })
  const rest = () => whatGoesOn(page, pending)

  /** Collects visible faults and events since the last check; returns the number of DOM changes. */
  const look = async (where: string): Promise<number> => {
    const ongoing = await rest()
    const { changes, shift, moved } = await lookBack(page)
    const faults = [
      ...takeComplaints(),
      ...(ongoing ? [`never comes to rest: ${ongoing}`] : []),
      ...(shift > SHIFT ? [`moves by ${shift.toFixed(3)}: ${moved}`] : []),
      ...(await faultsOf(page, language, isTouch)),
    ]
    found.faults.push(...faults.map((fault) => `${where}: ${fault}`))
    if (language !== 'en') for (const text of await latinOn(page)) found.latin.add(text)
    return changes
  }

  return { look, rest, slowDown, takeComplaints }
}

/** Opens a view repeatedly and presses each control, including those in whatever opens. */
export const walk = async (options: Walk): Promise<WalkResult> => {
  const { page, isTouch, open, root } = options
  const found: WalkResult = { presses: 0, faults: [], latin: new Set() }
  await watch(page)
  const { look, rest, slowDown, takeComplaints } = await createLook(options, found)

  /** Throttles the CPU only after opening, unless opening itself is measured. */
  const openView = async (rate: number) => {
    await slowDown(rate)
    await open()
    await isAwake(page, root)
    if (rate === SLOWED) return
    await rest()
    await lookBack(page)
    takeComplaints()
    await slowDown()
  }

  const pressAndLook = async (control: Control, opener?: Control): Promise<void> => {
    const where = [opener, control].flatMap((part) => part?.name ?? []).join(' › ')
    const before = await stateOf(page)
    const wasOn = await isOn(page, control)
    await lookBack(page)
    found.presses++
    const obstacle = await press(page, control, isTouch)
    if (obstacle) found.faults.push(`${where}: ${obstacle}`)
    const changes = await look(where)
    const after = await stateOf(page)
    const mayDoNothing = wasOn || isField(control) || control.tag === 'a' || control.type === 'file'
    if (
      !obstacle &&
      !mayDoNothing &&
      changes === 0 &&
      JSON.stringify(before) === JSON.stringify(after)
    )
      found.faults.push(`${where}: nothing happens`)
    if (control.tag === 'button' && after.focus === 'BODY' && before.url === after.url)
      found.faults.push(`${where}: the focus is lost`)
    if (opener || after.open <= before.open) return
    for (const inner of await controlsIn(page, OPENED))
      await pressInside(control, inner, after.open)
  }

  const pressInside = async (opener: Control, inner: Control, depth: number): Promise<void> => {
    // An earlier press may have closed this part, or opened another above it.
    if ((await stateOf(page)).open !== depth || !(await isThere(page, inner))) {
      await openView(1)
      await press(page, opener, isTouch)
      await rest()
    }
    if (await isThere(page, inner)) await pressAndLook(inner, opener)
  }

  await openView(SLOWED)
  await look('at first')
  await options.keep()
  if (LOOKS_ONLY) return found
  const controls = await controlsIn(page, root)
  const start = await stateOf(page)
  for (const control of controls) {
    const { url, open: opened } = await stateOf(page)
    const isElsewhere = url !== start.url || opened !== start.open
    if (isElsewhere || !(await isThere(page, control))) await openView(1)
    if (!(await isThere(page, control))) continue
    await pressAndLook(control).catch((error: unknown) =>
      found.faults.push(`${control.name}: ${String(error).split('\n')[0]}`),
    )
  }
  return found
}
