import { useShop } from '#lib/shop-settings.ts'
import { daysToReturn, returnableUntil } from '@bartan/contract/orders/return-rules'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useText, textIn } from '../texts.ts'
import { ReturnForm } from './return-form.tsx'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  text: css({ mt: '1', mb: '5', fontSize: 'sm', color: 'ink.soft' }),
}

/** Deadlines: for unwanted products, if the shop takes them back, and for faulty ones. */
const rulesOf = (language: Language, shop: Shop, { deliveredAt }: Order): string[] => {
  const days = shop.returnDays
  const until = (count: number) =>
    deliveredAt === undefined ? '' : formatMoment(language, returnableUntil(deliveredAt, count))
  const rule = deliveredAt
    ? textIn(language, 'returnRuleUntil', { days, until: until(days) })
    : textIn(language, 'returnRule', { days })
  return [
    ...(days > 0 ? [rule] : []),
    ...(deliveredAt
      ? [textIn(language, 'faultRule', { until: until(daysToReturn('defective', days)) })]
      : []),
  ]
}

type ReturnOrderProps = { userId: string; order: Order }

/** Return of a delivered order within the promised days (spec §1). */
export const ReturnOrder = ({ userId, order }: ReturnOrderProps) => {
  const t = useText()
  const language = useLanguage()
  const shop = useShop()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('returnItems')}
      </Button>
      <TitledDialog isOpen={isOpen} onClose={close} title={t('whatBack')}>
        <p className={styles.text}>{rulesOf(language, shop, order).join(' ')}</p>
        {/* Reset at each opening, except for unsent input. */}
        {isOpen && <ReturnForm userId={userId} order={order} onDone={close} />}
      </TitledDialog>
    </>
  )
}
