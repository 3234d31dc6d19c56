import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { backupPartSchema, backupScheduleSchema, backupStateSchema } from './schema.ts'

export const getBackup = endpoint('GET /api/admin/backup', {
  summary: 'When the last backup was made, and whether the next one is due',
  access: 'admin',
  reply: backupStateSchema,
})

export const scheduleBackup = endpoint('PUT /api/admin/backup', {
  summary: 'Set whether backups are scheduled elsewhere, so that no reminder is needed',
  access: 'admin',
  body: backupScheduleSchema,
  reply: backupStateSchema,
})

export const readBackupPart = endpoint('POST /api/admin/backup/parts', {
  summary:
    'One part of a backup of the whole shop, encrypted by a passphrase; X-Next-Cursor leads to the next, and all parts joined are the file',
  access: 'admin',
  body: backupPartSchema,
  replyType: 'application/octet-stream',
  reply: z.string().meta({ description: 'Bytes' }),
})
