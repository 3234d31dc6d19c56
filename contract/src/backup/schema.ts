import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { optionalText, required, time, yesOrNo } from '../shared/field.ts'
import { MAX_PASSPHRASE, MIN_PASSPHRASE } from './rules.ts'

export const backupStateSchema = z
  .object({
    last: z
      .object({ at: time, by: z.enum(['download', 'export']) })
      .nullable()
      .meta({ description: 'The last whole one, by this page or by `npm run shop -- export`' }),
    scheduled: z.boolean().meta({ description: 'Said by an admin: others are made by themselves' }),
    due: z.boolean().meta({ description: 'None is scheduled, and the last is a month old' }),
  })
  .meta({ id: 'BackupState' })

export type BackupState = z.infer<typeof backupStateSchema>

export const backupScheduleSchema = z.object({ scheduled: yesOrNo('scheduled') })

const passphrase = z
  .string({ error: required('passphrase', reason('field_not_text', { field: 'passphrase' })) })
  .check(
    z.minLength(MIN_PASSPHRASE, issue('passphrase_too_short', { min: MIN_PASSPHRASE })),
    z.maxLength(
      MAX_PASSPHRASE,
      issue('field_too_long', { field: 'passphrase', max: MAX_PASSPHRASE }),
    ),
  )

export const backupPartSchema = z.object({
  passphrase,
  pictures: yesOrNo('pictures').default(true),
  cursor: optionalText('cursor', 6000).optional(),
})
