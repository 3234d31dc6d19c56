import { plainPhone } from '@bartan/contract/users/rules'
import { MessageCircle, Phone } from 'lucide-react'
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

const styles = {
  summary: css({
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    cursor: 'pointer',
    textDecoration: 'underline',
  }),
  way: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' }),
}

/** `phone` reads the login form's field. */
const AskLink = ({ phone }: { phone: () => string }) => {
  const t = useText()
  const { mutate: ask, isPending, isSuccess, error } = useAskPasswordReset()
  return (
    <div className={grid({ justifyItems: 'start', gap: '3' })}>
      <BusyButton variant="outline" isBusy={isPending} onClick={() => ask(phone())}>
        {t('forgotAsk')}
      </BusyButton>
      <output>
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

type ForgotPasswordProps = { phone: () => string }

/**
 * Requests a password link: by mail if the account has a confirmed address, else from the shop over WhatsApp
 * (contract §5). It is below a failed login's error and opens by a press, so that it doesn't shift the page.
 */
export const ForgotPassword = ({ phone: typedPhone }: ForgotPasswordProps) => {
  const t = useText()
  const shop = useShop()
  const { name, phone, whatsapp } = shop
  const chat = whatsapp || phone
  return (
    <details className={css({ fontSize: 'sm', color: 'ink.soft' })}>
      <summary className={styles.summary}>{t('forgot')}</summary>
      <p className={css({ mb: '3' })}>{t('forgotLinkHelp')}</p>
      <AskLink phone={typedPhone} />
      {chat && (
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
      )}
    </details>
  )
}
