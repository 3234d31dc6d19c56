import type { StaffOrder } from '@bartan/contract/orders/schema'
import { upiLink } from '@bartan/contract/pricing/upi-link'
import { rupees, type Rupees } from '@bartan/contract/shared/money'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { QrCode } from '#components/commerce/qr-code.tsx'
import { Note, OutsideLink } from '#components/ui/elements.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'

type Messages = { en: string } & Partial<Record<Language, string>>

/** WhatsApp request in the customer's language; in English if there is no text yet. */
const ASKED: Messages = {
  en: 'Hello {name}, this is {shop}. For order {number}, please pay {amount} ahead by UPI to {vpa}; the remaining {rest} when it arrives. To pay: {link}',
  hi: 'नमस्ते {name}, {shop} से। ऑर्डर {number} के लिए कृपया {amount} पहले UPI से {vpa} पर भेजें; बाक़ी {rest} सामान मिलने पर। भुगतान: {link}',
  mr: 'नमस्कार {name}, {shop} कडून. ऑर्डर {number} साठी कृपया {amount} आधी UPI ने {vpa} वर पाठवा; उरलेले {rest} माल मिळाल्यावर. पैसे द्या: {link}',
  bn: 'নমস্কার {name}, {shop} থেকে বলছি। অর্ডার {number}-এর জন্য অনুগ্রহ করে {amount} আগে UPI-তে {vpa}-এ পাঠান; বাকি {rest} জিনিস পেয়ে। টাকা দিতে: {link}',
  ta: 'வணக்கம் {name}, {shop} இலிருந்து. {number} ஆர்டருக்கு {amount} முன்பணமாக UPI மூலம் {vpa} க்கு அனுப்புங்கள்; மீதி {rest} பொருள் கிடைத்ததும். செலுத்த: {link}',
}

type Payee = { name: string; vpa: string }

/** UPI link for paying an amount of an order. */
const advanceLink = ({ number }: StaffOrder, amount: Rupees, { name, vpa }: Payee): string =>
  upiLink({ vpa, payee: name, amount, number })

export const advanceMessage = (order: StaffOrder, amount: Rupees, shop: Payee): string => {
  const values: Record<string, string> = {
    name: order.shippingAddress.firstName,
    shop: shop.name,
    number: order.number,
    amount: formatRupees(amount),
    rest: formatRupees(rupees(order.toCollect - amount)),
    vpa: shop.vpa,
    link: advanceLink(order, amount, shop),
  }
  const text = ASKED[order.language ?? DEFAULT_LANGUAGE] ?? ASKED.en
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const styles = {
  asked: css({ fontWeight: 'semibold' }),
  code: css({ w: 'full', maxW: '200px', p: '3', bg: 'white', borderRadius: 'sm' }),
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
        <Note>{t('noVpa')}</Note>
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
              <Note>{t('noCallback')}</Note>
            </>
          )}
        </>
      )}
    </div>
  )
}
