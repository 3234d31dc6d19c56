import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which other calls get their turn. */
const SLICE_MS = 15

/** Does a job for each of many things, one after another; between slices of it other calls go on. */
export const inSlices = async <In, Out>(
  all: Iterable<In>,
  job: (one: In) => Promise<Out>,
): Promise<Out[]> => {
  const done: Out[] = []
  let until = performance.now() + SLICE_MS
  for (const one of all) {
    done.push(await job(one))
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + SLICE_MS
  }
  return done
}
