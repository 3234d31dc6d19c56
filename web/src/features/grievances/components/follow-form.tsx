import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = { root: css({ display: 'grid', gap: '4' }), show: css({ justifySelf: 'start' }) }

type Key = { number: string; phone: string }
type FollowFormProps = { known: Partial<Key>; onFound: (grievance: Grievance) => void }

/** Finds a complaint by its number and phone number. */
export const FollowForm = ({ known, onFound }: FollowFormProps) => {
  const t = useText()
  const language = useLanguage()
  // A mutation instead of a query, so that no address contains a phone number.
  const { mutateAsync: follow } = useMutation({
    mutationFn: ({ number, phone }: { number: string; phone: string }) =>
      call('GET /api/grievances/:number', { params: { number }, query: { phone } }),
  })
  const form = useForm<Key>({ defaultValues: { number: '', phone: '', ...known } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ number, phone }) => {
    if (number.trim() === '') {
      form.setFocus('number')
      return
    }
    try {
      onFound(await follow({ number: number.trim(), phone }))
    } catch (error) {
      showServerError(language, form, ['number', 'phone'], error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <InputField
        label={t('number')}
        hint={t('numberHint')}
        {...fieldOf(form, 'number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <InputField
        label={t('phone')}
        {...fieldOf(form, 'phone')}
        type="tel"
        autoComplete="tel-national"
      />
      <BusyButton className={styles.show} type="submit" variant="outline" isBusy={isSubmitting}>
        {t('show')}
      </BusyButton>
      <FormAnswer isBusy={isSubmitting}>
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      </FormAnswer>
    </form>
  )
}
