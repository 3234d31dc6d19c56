import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { text } from '@bartan/contract/shared/field'
import * as z from 'zod'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { call } from '#lib/api/api-client.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = { show: css({ justifySelf: 'start' }) }

const rules = rulesOf(z.object({ number: text('number', 20), phone: z.string() }))

type Key = { number: string; phone: string }
type FollowFormProps = { known: Partial<Key>; onFound: (grievance: Grievance) => void }

/** Finds a complaint by its number and phone number. */
export const FollowForm = ({ known, onFound }: FollowFormProps) => {
  const t = useText()
  return (
    <ActionForm
      rules={rules}
      start={{ number: '', phone: '', ...known }}
      fields={{
        number: {
          label: t('number'),
          hint: t('numberHint'),
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
        },
        phone: { label: t('phone'), type: 'tel', autoComplete: 'tel-national' },
      }}
      label={t('show')}
      button={{ className: styles.show, variant: 'outline' }}
      isAnsweredBelow
      call={({ number, phone }) =>
        call('GET /api/grievances/:number', { params: { number }, query: { phone } })
      }
      onDone={onFound}
    />
  )
}
