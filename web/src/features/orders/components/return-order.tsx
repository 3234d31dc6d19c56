import { daysToReturn, returnableUntil } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { useLanguage } from '#i18n/language.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText, textIn } from '../texts.ts'
import { ReturnForm } from './return-form.tsx'

const styles = {
  text: css({ mt: '1', mb: '5', fontSize: 'sm', color: 'ink.soft' }),
}

/** Deadlines in one line: of what is not wanted, if the shop takes it back, and of what is faulty. */
const ruleOf = (language: Language, { returnDays }: Shop, { deliveredAt = '' }: Order): string => {
  const until = (days: number) => formatMoment(language, returnableUntil(deliveredAt, days))
  const faults = until(daysToReturn('defective', returnDays))
  return returnDays > 0
    ? textIn(language, 'returnRule', { until: until(returnDays), faults })
    : textIn(language, 'faultRule', { faults })
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
        <p className={styles.text}>{ruleOf(language, shop, order)}</p>
        {/* Reset at each opening, except for unsent input. */}
        {isOpen && <ReturnForm userId={userId} order={order} onDone={close} />}
      </TitledDialog>
    </>
  )
}
