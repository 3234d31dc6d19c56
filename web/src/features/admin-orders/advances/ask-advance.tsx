import type { StaffOrder } from '@bartan/contract/orders/schema'
import { rupees, type Rupees } from '@bartan/contract/shared/money'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { QrCode } from '#components/commerce/qr-code.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { OutsideLink } from '#components/ui/link.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { advanceLink, advanceMessage } from './advance-message.ts'
import { useText } from './texts.ts'

const styles = {
  asked: css({ fontWeight: 'semibold' }),
  code: css({ w: 'full', maxW: '200px', p: '3', bg: 'white', borderRadius: 'sm' }),
  hint: css({ fontSize: 'sm', color: 'ink.soft' }),
}

const amountIn = (typed: string, most: Rupees): Rupees | undefined => {
  const amount = typedAmount(typed)
  return amount === undefined || amount <= 0 || amount > most ? undefined : rupees(amount)
}

/** Asks for an advance payment to the shop's UPI address: over WhatsApp, or by a QR code on this screen. */
export const AskAdvance = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { name, upi } = useShop()
  const [typed, setTyped] = useState(String(order.askAdvance ?? ''))
  const amount = amountIn(typed, order.toCollect)
  const payee = { name, vpa: upi.vpa }
  return (
    <div className={grid({ gap: '3' })}>
      {order.askAdvance !== undefined && (
        <p className={styles.asked}>{t('asks', { sum: formatRupees(order.askAdvance) })}</p>
      )}
      {upi.vpa === '' ? (
        <p className={styles.hint}>{t('noVpa')}</p>
      ) : (
        <>
          <InputField
            label={t('askAmount')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {amount !== undefined && (
            <>
              <OutsideLink
                target="_blank"
                rel="noopener"
                href={whatsAppLink(
                  order.shippingAddress.phone,
                  advanceMessage(order, amount, payee),
                )}
              >
                {t('askByWhatsApp')}
              </OutsideLink>
              <QrCode
                className={styles.code}
                content={advanceLink(order, amount, payee)}
                title={t('scan', { sum: formatRupees(amount) })}
              />
              <p className={styles.hint}>{t('noCallback')}</p>
            </>
          )}
        </>
      )}
    </div>
  )
}
