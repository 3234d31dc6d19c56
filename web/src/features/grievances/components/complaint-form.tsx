import { complaintSchema, type Complaint } from '@bartan/contract/grievances/complaint-schema'
import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { useMemo } from 'react'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { call } from '#lib/api/api-client.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  // Name and phone share a row.
  root: css({
    gridTemplateColumns: { base: '1', sm: '2' },
    '& > *': { gridColumn: '1 / -1' },
    '& > :nth-child(3), & > :nth-child(4)': { gridColumn: 'auto' },
  }),
  text: css({ resize: 'vertical' }),
  send: css({ justifySelf: { sm: 'start' } }),
}

const NOTHING: Complaint = { orderNumber: '', name: '', phone: '', text: '' }

/** Draft per order number, so that a complaint about another order doesn't appear here. */
const draftAbout = (orderNumber = '') =>
  draftOf('personal', `complaint ${orderNumber}`.trim(), NOTHING)

const rules = rulesOf(complaintSchema)

type ComplaintFormProps = {
  /** Known data of the customer and the order. */
  known: Partial<Complaint>
  onSent: (grievance: Grievance) => void
}

export const ComplaintForm = ({ known, onSent }: ComplaintFormProps) => {
  const t = useText()
  const draft = useMemo(() => draftAbout(known.orderNumber), [known.orderNumber])
  return (
    <ActionForm
      className={styles.root}
      rules={rules}
      start={{ ...NOTHING, ...known }}
      draft={draft}
      fields={{
        text: { label: t('what'), className: styles.text, rows: 5 },
        orderNumber: {
          label: t('orderNumber'),
          hint: t('orderNumberHint'),
          isOptional: true,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
        },
        name: { label: t('name'), autoComplete: 'name' },
        phone: {
          label: t('phone'),
          hint: t('phoneHint'),
          type: 'tel',
          autoComplete: 'tel-national',
        },
      }}
      label={[t('send'), t('sending')]}
      button={{ className: styles.send, variant: 'accent', size: 'lg' }}
      isAnsweredBelow
      call={(body) => call('POST /api/grievances', { body })}
      onDone={onSent}
    />
  )
}
