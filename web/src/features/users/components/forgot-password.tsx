import { plainPhone } from '@bartan/contract/users/rules'
import { MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { BusyButton, OutsideLink } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { whatsAppLink } from '#lib/contact-links.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useAskPasswordReset } from '../account-calls.ts'
import { useText } from '../texts.ts'
import { PhoneField } from './account-fields.tsx'

const styles = {
  summary: css({
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    cursor: 'pointer',
    textDecoration: 'underline',
  }),
  answer: css({ display: 'block', '&:not(:empty)': { mt: '3' } }),
  way: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' }),
}

type AskLinkProps = { phone: () => string; variant?: 'outline' | 'accent' }

/** `phone` reads the login form's field. */
const AskLink = ({ phone, variant = 'outline' }: AskLinkProps) => {
  const t = useText()
  const { mutate: ask, isPending, isSuccess, error } = useAskPasswordReset()
  return (
    <div>
      <BusyButton variant={variant} isBusy={isPending} onClick={() => ask(phone())}>
        {t('forgotAsk')}
      </BusyButton>
      <output className={styles.answer}>
        <FormAnswer isBusy={isPending}>
          {error ? (
            <FormAlert>{messageOf(t.language, error)}</FormAlert>
          ) : (
            isSuccess && <p className={css({ color: 'ink' })}>{t('forgotAsked')}</p>
          )}
        </FormAnswer>
      </output>
    </div>
  )
}

/** Asks the shop itself. */
const AskShop = () => {
  const t = useText()
  const shop = useShop()
  const { name, phone, whatsapp } = shop
  const chat = whatsapp || phone
  if (!chat) return null
  return (
    <p className={wrap({ columnGap: '5' })}>
      <OutsideLink
        className={styles.way}
        href={whatsAppLink(plainPhone(chat), t('forgotMessage', { shop: name }))}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle aria-hidden size={16} />
        {t('forgotWhatsApp')}
      </OutsideLink>
      {phone && (
        <OutsideLink className={styles.way} href={shopTel(shop)}>
          <Phone aria-hidden size={16} />
          {t('forgotCall', { phone })}
        </OutsideLink>
      )}
    </p>
  )
}

type ForgotPasswordProps = { phone: () => string }

/**
 * Requests a password link: by mail if the account has a confirmed address, else from the shop over WhatsApp
 * (contract §5). It is below a failed login's error and opens by a press, so that it doesn't shift the page.
 */
export const ForgotPassword = ({ phone: typedPhone }: ForgotPasswordProps) => {
  const t = useText()
  return (
    <details className={css({ fontSize: 'sm', color: 'ink.soft' })}>
      <summary className={styles.summary}>{t('forgot')}</summary>
      <p className={css({ mb: '3' })}>{t('forgotLinkHelp')}</p>
      <AskLink phone={typedPhone} />
      <AskShop />
    </details>
  )
}

/** Requests another link where one does not work. */
export const NewPasswordLink = () => {
  const t = useText()
  const [phone, setPhone] = useState('')
  return (
    <div className={grid({ gap: '4' })}>
      <p className={css({ fontSize: 'sm', color: 'ink.soft' })}>{t('newLinkHelp')}</p>
      <PhoneField
        error={undefined}
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <AskLink phone={() => phone} variant="accent" />
      <AskShop />
    </div>
  )
}
