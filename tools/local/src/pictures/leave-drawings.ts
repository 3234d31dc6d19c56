import { DRAWINGS_PATH } from './drawing.ts'
import type { Drawing } from './drawing.ts'

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
