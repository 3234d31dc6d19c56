import * as z from 'zod'
import { backupPartSchema, backupScheduleSchema, backupStateSchema } from './schema.ts'
import { endpoint } from '../shared/endpoint.ts'

export const getBackup = endpoint({
  method: 'GET',
  path: '/api/admin/backup',
  summary: 'When the last backup was made, and whether another is due',
  access: 'admin',
  reply: backupStateSchema,
})

export const scheduleBackup = endpoint({
  method: 'PUT',
  path: '/api/admin/backup',
  summary: 'Say whether backups are made elsewhere by themselves, so that none is asked for',
  access: 'admin',
  body: backupScheduleSchema,
  reply: backupStateSchema,
})

export const readBackupPart = endpoint({
  method: 'POST',
  path: '/api/admin/backup/parts',
  summary:
    'A part of a backup of the whole shop, encrypted by a passphrase; X-Next-Cursor leads to the next, and all of them one after the other are the file',
  access: 'admin',
  body: backupPartSchema,
  fileReply: true,
  reply: z.string().meta({ description: 'Bytes' }),
})

export const backupEndpoints = [getBackup, scheduleBackup, readBackupPart] as const
