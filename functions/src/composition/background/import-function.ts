import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { connectShop } from '../shop.ts'

/** Eventarc's event for a document (cloudevents.io). Only the document's path is used. */
type DocumentEvent = { document?: string }

/** An event may take 540 seconds. */
const WORK_MS = 480_000

/** Works on a started import. Throws if it isn't finished, so that the event is delivered again. */
export const importFunction = (config: Config, { clock, log }: { clock: Clock; log: Log }) => {
  const { admin } = connectShop(config, { clock, log })
  return async ({ document = '' }: DocumentEvent): Promise<void> => {
    const id = /^imports\/([^/]+)$/.exec(document)?.[1]
    if (id === undefined) throw new Error(`No event of an import: ${document}`)
    const isOver = await admin.imports.run(id, { until: Date.now() + WORK_MS })
    if (!isOver) throw new Error(`The import ${id} goes on with the next event`)
  }
}
