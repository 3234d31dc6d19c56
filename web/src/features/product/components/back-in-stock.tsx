import type { ProductId } from '@bartan/contract/products/product-id'
import { mailLanguageOf, type Language } from '@bartan/contract/shop/languages'
import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useId, useRef } from 'react'
import { BusyButton, Note } from '#components/ui/elements.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { translateReason } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { takeFocus } from '#lib/browser/take-focus.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { BACK_IN_STOCK } from './notify-me.tsx'

const styles = {
  form: grid({ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '3', mt: '3' }),
  button: css({ gridColumn: { sm: '1 / -1' }, justifySelf: 'start' }),
  // Keeps the sticky bar from covering the scroll target.
  root: css({
    p: '4',
    minH: { base: '348px', sm: '268px' },
    scrollMarginBottom: '120px',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
  }),
  title: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontFamily: 'body',
    fontWeight: 'semibold',
  }),
  message: css({ display: 'block', mt: '3', fontWeight: 'medium', color: 'success' }),
}

type Contact = { email?: string; phone?: string }

/** Field errors are more specific than the form's message; an error of the whole form is shown at the first field. */
const faultsOf = (language: Language, error: Error | null): Contact => {
  if (!error) return {}
  const { email, phone } = error instanceof ApiError ? error.fields : {}
  return email || phone
    ? {
        ...(email && { email: translateReason(language, email) }),
        ...(phone && { phone: translateReason(language, phone) }),
      }
    : { phone: messageOf(language, error) }
}

const typed = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type FieldsProps = {
  faults: Contact
  isPending: boolean
  onSend: (contact: Contact) => void
}

const Fields = ({ faults, isPending, onSend }: FieldsProps) => {
  const t = useText()
  const user = useUser()
  const ref = useRef<HTMLFormElement>(null)
  const submit = () => {
    const form = new FormData(ref.current ?? undefined)
    const [email, phone] = [typed(form, 'email'), typed(form, 'phone')]
    onSend({ ...(email && { email }), ...(phone && { phone }) })
  }
  return (
    <Form className={styles.form} ref={ref} onSubmit={submit}>
      <FormField label={t('yourWhatsApp')} error={faults.phone}>
        {(control) => <Input {...control} name="phone" type="tel" autoComplete="tel-national" />}
      </FormField>
      <FormField label={t('yourEmail')} error={faults.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={user?.email}
          />
        )}
      </FormField>
      <BusyButton className={styles.button} type="submit" isBusy={isPending}>
        {t(isPending ? 'notifying' : 'notify')}
      </BusyButton>
    </Form>
  )
}

type BackInStockProps = {
  productId: ProductId
  /** The variant to wait for. */
  variant?: { size: string; color: string } | undefined
  onAsked?: () => void
}

/** Asks for an email address or phone number, for a single message when a sold-out product is back. */
export const BackInStock = ({ productId, variant, onAsked }: BackInStockProps) => {
  const t = useText()
  const id = useId()
  const request = useMutation({
    mutationFn: (contact: Contact) =>
      call('POST /api/products/:id/back-in-stock', {
        params: { id: productId },
        body: { ...contact, ...variant, language: mailLanguageOf(t.language) },
      }),
    onSuccess: onAsked,
  })
  return (
    <section className={styles.root} id={BACK_IN_STOCK} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        <BellRing aria-hidden size={18} />
        {t('tellMe')}
      </h2>
      <Note className={css({ mt: '1' })}>{t('tellMeHow')}</Note>
      {request.isSuccess ? (
        <output className={styles.message} ref={takeFocus} tabIndex={-1}>
          {translateReason(t.language, request.data)}
        </output>
      ) : (
        <Fields
          faults={faultsOf(t.language, request.error)}
          isPending={request.isPending}
          onSend={request.mutate}
        />
      )}
    </section>
  )
}
