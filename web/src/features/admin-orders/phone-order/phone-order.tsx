import { useRef, useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Totals } from '#components/commerce/totals.tsx'
import { showServerError } from '#lib/api/server-errors.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { usePlacePhoneOrder } from '../api/phone-order.ts'
import { t } from '../texts.ts'
import { chargesOf, orderItemsOf, wantedLine } from './phone-order-lines.ts'
import { noCaller } from './phone-order-rules.ts'
import { useCallerAccount } from './use-caller-account.ts'
import { useLastAddress } from './use-last-address.ts'
import { usePhoneOrder } from './use-phone-order.ts'
import { CallerAccount } from './caller-account.tsx'
import { CallerFields } from './caller-fields.tsx'
import { ProductPicker } from './product-picker.tsx'
import { WantedLines } from './wanted-lines.tsx'
import type { CallerFields as Fields } from './phone-order-rules.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  }),
  heading: css({ mb: '4' }),
  lines: css({ mt: '4' }),
  totals: css({ mt: '2', pt: '4', borderTopWidth: '1px' }),
  card: css({ display: 'grid', gap: '4' }),
}

const NAMES = Object.keys(noCaller) as (keyof Fields)[]

/** Enters an order for somebody who calls or stands in the shop. */
export const PhoneOrder = ({ onPlaced }: { onPlaced: (id: string) => void }) => {
  const { mutateAsync: placeOrder } = usePlacePhoneOrder()
  const { form, lines, changeLines, key, forgetDraft } = usePhoneOrder()
  const caller = useCallerAccount(form)
  useLastAddress(form)
  const { errors, isSubmitting } = form.formState
  const [isTried, setIsTried] = useState(false)
  const search = useRef<HTMLInputElement>(null)

  /** Refuses an order without lines, and names what else is missing. */
  const refuse = () => {
    setIsTried(true)
    void form.trigger()
    search.current?.focus()
  }

  const submit = form.handleSubmit(async ({ email, ...shippingAddress }) => {
    const { firstName, lastName, phone } = shippingAddress
    try {
      const order = await placeOrder({
        key,
        customer: { name: `${firstName} ${lastName}`, phone, ...(email && { email }) },
        orderItems: orderItemsOf(lines),
        shippingAddress,
        ...caller.link,
      })
      forgetDraft()
      toast.success(t('placed'))
      onPlaced(order._id)
    } catch (error) {
      showServerError(form, NAMES, error)
    }
  })

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (lines.length === 0) refuse()
        else void submit(event)
      }}
    >
      <Card as="section">
        <Heading className={styles.heading} size="small">
          {t('products')}
        </Heading>
        <ProductPicker
          field={search}
          error={isTried && lines.length === 0 ? t('noProduct') : undefined}
          onPick={(product) => changeLines([...lines, wantedLine(product)])}
        />
        <div className={styles.lines}>
          <WantedLines lines={lines} onChange={changeLines} />
        </div>
        {lines.length > 0 && (
          <div className={styles.totals}>
            <Totals {...chargesOf(lines)} />
          </div>
        )}
      </Card>
      <Card className={styles.card} as="section">
        <Heading size="small">{t('customer')}</Heading>
        <CallerFields form={form} />
        {caller.account && (
          <CallerAccount
            account={caller.account}
            isConfirmed={caller.isConfirmed}
            onConfirm={caller.confirm}
          />
        )}
        {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
        <BusyButton type="submit" variant="accent" isBusy={isSubmitting}>
          {t(isSubmitting ? 'placing' : 'place')}
        </BusyButton>
      </Card>
    </form>
  )
}
