import { getBackup, readBackupPart, scheduleBackup } from '@bartan/contract/backup/endpoints'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { BackupService } from './backup.service.ts'

export const backupRoutes = (backup: BackupService) => [
  handle(getBackup, () => backup.state()),
  handle(scheduleBackup, ({ body }) => backup.schedule(body.scheduled)),
  handle(readBackupPart, async ({ body, caller, res }) => {
    const { bytes, next } = await backup.part(body, caller)
    if (next !== undefined) res.set('X-Next-Cursor', next)
    return new FileReply(bytes, { type: 'application/octet-stream', name: 'backup.bartan' })
  }),
]
