import type { CallReply } from '@bartan/contract/api'
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

export type TrackedOrder = CallReply<'GET /api/track'>

/** A mutation instead of a query, so that no address contains a phone number. */
const useTrack = () =>
  useMutation({
    mutationFn: (query: { number: string; phone: string }) => call('GET /api/track', { query }),
  })

const styles = {
  root: css({ display: 'grid', gap: '4' }),
  show: css({ justifySelf: { sm: 'start' } }),
}

type Key = { number: string; phone: string }
type TrackFormProps = { known: Partial<Key>; onFound: (order: TrackedOrder) => void }

export const TrackForm = ({ known, onFound }: TrackFormProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutateAsync: track } = useTrack()
  const form = useForm<Key>({ defaultValues: { number: '', phone: '', ...known } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ number, phone }) => {
    try {
      onFound(await track({ number: number.trim(), phone: phone.trim() }))
    } catch (error) {
      showServerError(language, form, ['number', 'phone'], error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <InputField
        label={t('number')}
        hint={t('numberHint')}
        {...fieldOf(form, 'number', {
          validate: (typed) => typed.trim() !== '' || t('numberMissing'),
        })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <InputField
        label={t('phone')}
        hint={t('phoneHint')}
        {...fieldOf(form, 'phone', {
          validate: (typed) => typed.trim() !== '' || t('phoneMissing'),
        })}
        type="tel"
        autoComplete="tel-national"
      />
      <BusyButton
        className={styles.show}
        type="submit"
        variant="accent"
        size="lg"
        isBusy={isSubmitting}
      >
        {t('show')}
      </BusyButton>
      <FormAnswer isBusy={isSubmitting}>
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      </FormAnswer>
    </form>
  )
}
