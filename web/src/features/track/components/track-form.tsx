import type { CallReply } from '@bartan/contract/api'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

export type TrackedOrder = CallReply<'GET /api/track'>

const styles = { show: css({ justifySelf: { sm: 'start' } }) }

type Key = { number: string; phone: string }
type TrackFormProps = { known: Partial<Key>; onFound: (order: TrackedOrder) => void }

export const TrackForm = ({ known, onFound }: TrackFormProps) => {
  const t = useText()
  return (
    <ActionForm
      start={{ number: '', phone: '', ...known }}
      fields={{
        number: {
          label: t('number'),
          missing: t('numberMissing'),
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
        },
        phone: {
          label: t('phone'),
          hint: t('phoneHint'),
          missing: t('phoneMissing'),
          type: 'tel',
          autoComplete: 'tel-national',
        },
      }}
      label={t('show')}
      button={{ className: styles.show, variant: 'accent', size: 'lg' }}
      isAnsweredBelow
      call={({ number, phone }) =>
        call('GET /api/track', { query: { number: number.trim(), phone: phone.trim() } })
      }
      onDone={onFound}
    />
  )
}
