import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { call } from '#lib/api/api-client.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { useText } from '../texts.ts'
import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = { root: css({ display: 'grid', gap: '4' }), show: css({ justifySelf: 'start' }) }

type Key = { number: string; phone: string }
type FollowFormProps = { known: Partial<Key>; onFound: (grievance: Grievance) => void }

/** Where a complaint is, for who knows its number and its phone. */
export const FollowForm = ({ known, onFound }: FollowFormProps) => {
  const t = useText()
  const language = useLanguage()
  // Asked for by a press, so that no address has a phone in it.
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
      <FormField label={t('number')} error={errors.number?.message} hint={t('numberHint')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label={t('phone')} error={errors.phone?.message}>
        {(control) => (
          <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel-national" />
        )}
      </FormField>
      <BusyButton className={styles.show} type="submit" variant="outline" isBusy={isSubmitting}>
        {t('show')}
      </BusyButton>
      <FormAnswer isBusy={isSubmitting}>
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      </FormAnswer>
    </form>
  )
}
