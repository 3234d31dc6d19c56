import { MONTH, nameOfYear } from '@bartan/contract/tax/financial-year'
import { X } from 'lucide-react'
import { Choice } from '#components/ui/elements.tsx'
import { formatDate, formatMonth } from '#components/ui/format-date.ts'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { useText } from '../desk-texts.ts'
import type { OrderFilters } from './views.ts'

const styles = { chip: css({ justifySelf: 'start' }) }

/** Only a valid date in the address can be formatted. */
const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text))

type AmountChipsProps = {
  values: OrderFilters
  onChange: (changed: Partial<OrderFilters>) => void
}

/** A filter set by a link from an amount; pressing it removes the filter. */
export const AmountChips = ({ values, onChange }: AmountChipsProps) => {
  const t = useText()
  const language = useLanguage()
  const { cash, cashTo, courier, offer, returns, documents, collected, short } = values
  const day = (text: string) => formatDate(language, text)
  const cashText = () =>
    isDay(cashTo)
      ? t('cashOfDays', { from: day(cash), to: day(cashTo) })
      : t('cashOf', { day: day(cash), courier: courier || t('ownDelivery') })
  const period = MONTH.test(documents)
    ? formatMonth(language, `${documents}-15`)
    : nameOfYear(documents)
  const chips: readonly (readonly [string | false, Partial<OrderFilters>])[] = [
    [isDay(cash) && cashText(), { cash: '', cashTo: '', courier: '' }],
    [offer !== '' && t('ofOffer'), { offer: '' }],
    [documents !== '' && t('ofDocuments', { period }), { documents: '' }],
    [returns === 'refunded' && t('refundedOnly'), { returns: '' }],
    [short === 'true' && t('shortOnly'), { short: '' }],
    [collected === 'upi' && t('upiOnly'), { collected: '' }],
  ]
  return chips.map(
    ([text, without]) =>
      text && (
        <Choice key={text} aria-pressed className={styles.chip} onClick={() => onChange(without)}>
          {text}
          <X aria-hidden size={16} />
        </Choice>
      ),
  )
}
