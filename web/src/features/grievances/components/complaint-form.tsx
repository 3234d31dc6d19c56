import { complaintSchema, type Complaint } from '@bartan/contract/grievances/complaint-schema'
import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { formResolver } from '#lib/form-resolver.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { useFormDraft } from '#lib/storage/use-form-draft.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'grid', gap: '4' }),
  pair: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1', sm: '2' },
  }),
  text: css({ resize: 'vertical' }),
  send: css({ justifySelf: { sm: 'start' } }),
}

const FIELDS = ['orderNumber', 'name', 'phone', 'text'] as const
const NOTHING: Complaint = { orderNumber: '', name: '', phone: '', text: '' }

/** Draft per order number, so that a complaint about another order doesn't appear here. */
const draftAbout = (orderNumber = '') =>
  draftOf('personal', `complaint ${orderNumber}`.trim(), NOTHING)

type ComplaintFormProps = {
  /** Known data of the customer and the order. */
  known: Partial<Complaint>
  onSent: (grievance: Grievance) => void
}

export const ComplaintForm = ({ known, onSent }: ComplaintFormProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutateAsync: complain } = useMutation({
    mutationFn: (body: Complaint) => call('POST /api/grievances', { body }),
  })
  const draft = useMemo(() => draftAbout(known.orderNumber), [known.orderNumber])
  const form = useForm({
    resolver: formResolver(language, complaintSchema),
    defaultValues: { ...NOTHING, ...known, ...draft.read() },
  })
  useFormDraft(form, draft, FIELDS)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (complaint) => {
    try {
      const grievance = await complain(complaint)
      draft.forget()
      onSent(grievance)
    } catch (error) {
      showServerError(language, form, FIELDS, error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={t('what')}
        className={styles.text}
        {...fieldOf(form, 'text')}
        rows={5}
      />
      <InputField
        label={t('orderNumber')}
        hint={t('orderNumberHint')}
        isOptional
        {...fieldOf(form, 'orderNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={styles.pair}>
        <InputField label={t('name')} {...fieldOf(form, 'name')} autoComplete="name" />
        <InputField
          label={t('phone')}
          hint={t('phoneHint')}
          {...fieldOf(form, 'phone')}
          type="tel"
          autoComplete="tel-national"
        />
      </div>
      <BusyButton
        className={styles.send}
        type="submit"
        variant="accent"
        size="lg"
        isBusy={isSubmitting}
      >
        {t(isSubmitting ? 'sending' : 'send')}
      </BusyButton>
      <FormAnswer isBusy={isSubmitting}>
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      </FormAnswer>
    </form>
  )
}
