import type { Picture } from '@bartan/demo-shop/illustrator/picture'
import { get } from 'node:http'
import { PROJECT_ID, bucketOf } from '#stack/project.ts'

/** A picture of the demo shop that is to be drawn, and the image URL under which the shop shows it. */
export type Drawing = { url: string; picture: Picture }

/** The path of the Storage emulator at which the seeding leaves them. */
export const DRAWINGS_PATH = '/internal/drawings'

/** Leaves them to the stack's own Storage emulator, which draws them while the shop is open. */
export const leaveDrawings = async (drawings: readonly Drawing[], storagePort: number) => {
  if (drawings.length === 0) return
  const reply = await fetch(`http://127.0.0.1:${storagePort}${DRAWINGS_PATH}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(drawings),
  })
  if (!reply.ok) throw new Error(`The Storage emulator took no drawings (HTTP ${reply.status})`)
}

/**
 * Resolves when all pictures are drawn, for those who measure the shop: a list of them is answered then, and hurries the
 * illustrator. Not by `fetch`, which gives up after five minutes.
 */
export const finishDrawing = (storagePort: number) =>
  new Promise<void>((resolve, reject) => {
    const path = `/storage/v1/b/${bucketOf(PROJECT_ID)}/o?maxResults=1`
    get({ host: '127.0.0.1', port: storagePort, path }, (answer) => {
      answer.resume().once('end', () => resolve())
    }).once('error', reject)
  })
