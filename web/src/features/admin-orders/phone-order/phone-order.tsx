import type { Language } from '@bartan/contract/shop/languages'
import { useRef, useState, type ComponentProps } from 'react'
import { Totals } from '#components/commerce/totals.tsx'
import { BusyButton, Card, Heading } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { chargesOfQuote, type Quote } from '#lib/api/use-quote.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { usePlacePhoneOrder, useTeachWords } from '../api/phone-order.ts'
import { useText } from '../texts.ts'
import { AddLines } from './add-lines.tsx'
import { CallerAccount, CallerFields } from './caller-fields.tsx'
import { CallerLanguage } from './caller-language.tsx'
import { languageOfMessage } from './message-language.ts'
import { fillCaller } from './message-order.ts'
import {
  atQuotedPrices,
  chargesOf,
  orderItemsOf,
  taughtBy,
  type WantedLine,
} from './phone-order-lines.ts'
import { noCaller, type CallerFields as Fields } from './phone-order-rules.ts'
import { useCallerAccount, useLastAddress } from './use-caller-account.ts'
import { CodeField, useOrderCode } from './use-order-code.tsx'
import { usePhoneOrder } from './use-phone-order.ts'
import { WantedLines } from './wanted-lines.tsx'

const styles = {
  root: grid({ gap: '5', alignItems: 'start', gridTemplateColumns: { base: '1', md: '2' } }),
}

const NAMES = Object.keys(noCaller) as (keyof Fields)[]

type LinesTotalsProps = { lines: readonly WantedLine[]; quote: Quote | undefined }

const LinesTotals = ({ lines, quote }: LinesTotalsProps) => {
  const shop = useShop()
  return (
    lines.length > 0 && (
      <div className={css({ mt: '2', pt: '4', borderTopWidth: '1px' })}>
        <Totals {...(quote ? chargesOfQuote(quote) : chargesOf(shop, lines))} />
      </div>
    )
  )
}

type ProductsProps = Omit<ComponentProps<typeof AddLines>, 'onLines'> &
  ComponentProps<typeof WantedLines> &
  ComponentProps<typeof CodeField>

const Products = ({ lines, onChange, code, ...adding }: ProductsProps) => {
  const t = useText()
  return (
    <Card as="section">
      <Heading className={css({ mb: '4' })} size="small">
        {t('products')}
      </Heading>
      <AddLines onLines={(added) => onChange([...lines, ...added])} {...adding} />
      <div className={css({ mt: '4' })}>
        <WantedLines lines={lines} onChange={onChange} />
      </div>
      {lines.length > 0 && <CodeField code={code} />}
      <LinesTotals lines={lines} quote={code.quote} />
    </Card>
  )
}

type CustomerProps = {
  form: ReturnType<typeof usePhoneOrder>['form']
  caller: ReturnType<typeof useCallerAccount>
  spoken: Language
  onLanguage: (language: Language) => void
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

const Customer = ({ form, caller, spoken, onLanguage, isAgreed, onAgree }: CustomerProps) => {
  const t = useText()
  const { whatsappMessages } = useShop()
  const { errors, isSubmitting } = form.formState
  return (
    <Card className={grid({ gap: '4' })} as="section">
      <Heading size="small">{t('customer')}</Heading>
      <CallerFields form={form} />
      <CallerLanguage value={spoken} onChange={onLanguage} />
      {whatsappMessages.on && (
        <CheckboxField
          label={t('callerWhatsapp')}
          checked={isAgreed}
          onChange={({ target }) => onAgree(target.checked)}
        />
      )}
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
  )
}

/** Enters an order for a customer on the phone or in the shop. */
export const PhoneOrder = ({ onPlaced }: { onPlaced: (id: string) => void }) => {
  const t = useText()
  const { mutateAsync: placeOrder } = usePlacePhoneOrder()
  const { mutate: teachWords } = useTeachWords()
  const { form, lines, changeLines, said, say, key, renewKey, forgetDraft } = usePhoneOrder()
  const code = useOrderCode(form, orderItemsOf(lines), [said.code, (typed) => say({ code: typed })])
  const { quote } = code
  const caller = useCallerAccount(form)
  useLastAddress(form)
  const shop = useShop()
  const [isTried, setIsTried] = useState(false)
  const search = useRef<HTMLInputElement>(null)

  /** Refuses an order without lines, and lists other missing fields. */
  const refuse = () => {
    setIsTried(true)
    void form.trigger()
    search.current?.focus()
  }

  const submit = form.handleSubmit(async ({ email, buyerGstin, buyerName, ...shippingAddress }) => {
    const { firstName, lastName, phone } = shippingAddress
    try {
      const order = await placeOrder({
        key,
        customer: { name: `${firstName} ${lastName}`, phone, ...(email && { email }) },
        orderItems: atQuotedPrices(orderItemsOf(lines), quote),
        shippingAddress,
        ...(buyerGstin && { buyerGstin, buyerName }),
        ...(code.typed.trim() && { couponCode: code.typed.trim() }),
        language: said.language,
        ...(said.isAgreed && { whatsapp: true }),
        ...caller.link,
      })
      forgetDraft()
      const words = taughtBy(lines)
      if (words.length > 0) teachWords({ id: order._id, words })
      toast.success(t('placed'))
      onPlaced(order._id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'key_reused') renewKey()
      showServerError(t.language, form, NAMES, error)
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
      <Products
        lines={lines}
        onChange={changeLines}
        code={code}
        field={search}
        error={isTried && lines.length === 0 ? t('noProduct') : undefined}
        onCaller={(message, text) => {
          fillCaller(form, message)
          say({ language: languageOfMessage(text, shop.languages) })
        }}
      />
      <Customer
        form={form}
        caller={caller}
        spoken={said.language}
        onLanguage={(language) => say({ language })}
        isAgreed={said.isAgreed}
        onAgree={(isAgreed) => say({ isAgreed })}
      />
    </form>
  )
}
