import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Missing } from '@bartan/firestore-emulator/sqlite/data-folder-error'

type Backup = { name: string; at: number }

/** Finished exports of `npm run shop -- export backups/…`; see functions/src/programs/backup/archive.ts. */
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

/** Which exports in a folder contain the unreadable data, and how to restore a shop from them. */
export const backupAdvice = (folder: string, { to }: Missing): string => {
  const backups = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) =>
    backupIn(folder, name),
  )
  const newest = backups.sort((left, right) => left.at - right.at).at(-1)
  if (!newest)
    return `There is no export in ${folder}; "npm run shop -- open-backup" makes one of a downloaded backup.`
  const path = join(folder, newest.name)
  const whatItHas =
    newest.at >= to
      ? 'and has them, as they were then'
      : 'and has what was written before it, and nothing after'
  return `The newest export, ${path}, is of ${new Date(newest.at).toISOString()} ${whatItHas}. To go on with it: "SHOP_SEED=empty SHOP_DATA=.restored npm start", and beside it "SHOP_DATA=.restored npm run shop -- import ${path}".`
}
