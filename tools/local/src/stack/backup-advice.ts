import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Missing } from '@bartan/firestore-emulator/sqlite/data-folder-error'

type Backup = { name: string; at: number }

/** What `npm run shop -- export backups/…` has finished: see functions/src/programs/backup/archive.ts. */
const backupIn = (folder: string, name: string): Backup[] => {
  try {
    const manifest: { exportedAt: string } = JSON.parse(
      readFileSync(join(folder, name, 'manifest.json'), 'utf8'),
    )
    return [{ name, at: Date.parse(manifest.exportedAt) }]
  } catch {
    return []
  }
}

/** Which of the exports in a folder has what can't be read any more. */
export const backupAdvice = (folder: string, { to }: Missing): string => {
  const backups = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) =>
    backupIn(folder, name),
  )
  const newest = backups.sort((left, right) => left.at - right.at).at(-1)
  if (!newest) return `There is no export in ${folder}.`
  const made = `The newest export, ${join(folder, newest.name)}, is of ${new Date(newest.at).toISOString()}`
  return newest.at >= to
    ? `${made} and has them.`
    : `${made}: what was written after it is not in it.`
}
