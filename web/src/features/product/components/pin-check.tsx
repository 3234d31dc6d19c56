import { arrivalAt } from '@bartan/contract/delivery/promise'
import type { Delivery } from '@bartan/contract/settings/pin-rules'
import { plainDigits } from '@bartan/contract/shared/plain-digits'
import type { Language } from '@bartan/contract/shop/languages'
import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { BusyButton } from '#components/ui/elements.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { formatShortDay } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useNow } from '#lib/clock.ts'
import { storedPin, storePin, useStoredDelivery } from '#lib/delivery-to.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText, textIn } from '../arrival-texts.ts'

const styles = {
  form: css({ display: 'flex', alignItems: 'flex-end', gap: '2', maxW: '320px' }),
  result: css({
    display: 'block',
    // The longest answers need two lines beside less than a desk.
    minH: { base: '2lh', lg: '1lh' },
    mt: '1',
    mb: { base: '-3', lg: '0' },
    fontSize: 'sm',
    fontWeight: 'semibold',
  }),
}

const answerOf = (language: Language, shop: Shop, delivery: Delivery, now: number): string => {
  const { serviceable, state } = delivery
  if (!serviceable) return textIn(language, 'pinRefused')
  // The post has no such PIN code, so nothing can be promised.
  if (!state) return textIn(language, 'pinUnknown')
  const arrivesAt = arrivalAt(delivery, shop, new Date(now).toISOString()) ?? ''
  const day = formatShortDay(language, arrivesAt)
  return `${textIn(language, 'arrives', { day })} · ${translateValue(language, state)}`
}

/** Shows when the product would arrive at a PIN code, if the shop delivers there. */
export const PinCheck = () => {
  const t = useText()
  const now = useNow()
  const shop = useShop()
  const check = useMutation({
    mutationFn: (pin: string) => call('GET /api/pin/:pin', { params: { pin } }),
    onSuccess: (_delivery, pin) => storePin(pin),
  })
  const known = useStoredDelivery()
  const delivery = check.isIdle ? known : check.data
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pin = new FormData(event.currentTarget).get('pin')
    // '0' for an empty code: without a code the call would mean something else, and the server explains the error.
    if (typeof pin === 'string') check.mutate(plainDigits(pin).replaceAll(/\D/g, '') || '0')
  }
  return (
    <form noValidate onSubmit={submit} data-needs-shop="">
      <div className={styles.form}>
        <FormField label={t('pin')}>
          {(control) => (
            <Input
              {...control}
              defaultValue={storedPin()}
              name="pin"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={7}
            />
          )}
        </FormField>
        <BusyButton type="submit" variant="outline" isBusy={check.isPending}>
          {t('checkPin')}
        </BusyButton>
      </div>
      <output className={styles.result}>
        {delivery && answerOf(t.language, shop, delivery, now)}
        {check.error && messageOf(t.language, check.error)}
      </output>
    </form>
  )
}
