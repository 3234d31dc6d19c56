import { availableParallelism } from 'node:os'
import type { Drawing } from './drawing.ts'

/** One illustrator draws what somebody waits for, and one the rest, which leaves the machine to others. */
type Who = 'urgent' | 'patient'

type Options<Files> = {
  draw: (drawing: Drawing, who: Who) => Promise<Files>
  /** Called once for each: where both have drawn it, for the first. */
  store: (drawing: Drawing, files: Files) => Promise<void>
  onFailed: (drawing: Drawing, error: unknown) => void
  /** Nothing is left to be drawn. */
  onEmpty: (count: number) => void
}

/**
 * Draws one after the other, in the order in which they came; and at once, beside that, what somebody waits for. What
 * cannot be drawn is given up until the next start.
 */
export const drawingQueue = <Files>({ draw, store, onFailed, onEmpty }: Options<Files>) => {
  const undrawn = new Map<string, Drawing>()
  const urgent = new Map<string, { promise: Promise<void>; resolve: () => void }>()
  const waiting: string[] = []
  const stored = new Set<string>()
  const atOnce = availableParallelism()
  let urgentNow = 0
  let isPatient = false
  let done = 0

  const finish = ({ url }: Drawing) => {
    undrawn.delete(url)
    urgent.get(url)?.resolve()
    urgent.delete(url)
    done += 1
    if (undrawn.size === 0) onEmpty(done)
  }

  const drawOne = async (drawing: Drawing, who: Who) => {
    const isTaken = () => !undrawn.has(drawing.url) || stored.has(drawing.url)
    try {
      const files = await draw(drawing, who)
      if (isTaken()) return
      stored.add(drawing.url)
      await store(drawing, files)
    } catch (error) {
      if (who === 'patient' && isTaken()) return
      onFailed(drawing, error)
    }
    finish(drawing)
  }

  const drawUrgent = async () => {
    if (urgentNow >= atOnce) return
    urgentNow += 1
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const drawing = undrawn.get(url)
      if (drawing) await drawOne(drawing, 'urgent')
    }
    urgentNow -= 1
  }

  const drawPatiently = async () => {
    if (isPatient) return
    isPatient = true
    for (;;) {
      const next = [...undrawn.values()].find(({ url }) => !urgent.has(url))
      if (!next) break
      await drawOne(next, 'patient')
    }
    isPatient = false
  }

  const waitFor = (url: string): Promise<void> => {
    const known = urgent.get(url)
    if (known) return known.promise
    const waited = Promise.withResolvers<void>()
    urgent.set(url, waited)
    waiting.push(url)
    void drawUrgent()
    return waited.promise
  }

  return {
    add: (drawings: readonly Drawing[]) => {
      for (const drawing of drawings) undrawn.set(drawing.url, drawing)
      void drawPatiently()
    },
    /** Resolves when each of these is drawn, or given up; they are drawn before all others. */
    wait: async (isWanted: (url: string) => boolean): Promise<void> => {
      await Promise.all([...undrawn.keys()].filter(isWanted).map(waitFor))
    },
    isEmpty: () => undrawn.size === 0,
  }
}
