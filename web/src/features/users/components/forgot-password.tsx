import { plainPhone } from '@bartan/contract/users/rules'
import { MessageCircle, Phone } from 'lucide-react'
import { BusyButton, OutsideLink } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { whatsAppLink } from '#lib/contact-links.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useAskPasswordReset } from '../account-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  root: css({ fontSize: 'sm', color: 'ink.soft' }),
  summary: css({
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    cursor: 'pointer',
    textDecoration: 'underline',
  }),
  help: css({ mb: '3' }),
  ask: css({ display: 'grid', justifyItems: 'start', gap: '3' }),
  answer: css({ color: 'ink' }),
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' }),
  way: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' }),
}

/** `phone` reads the login form's field. */
const AskLink = ({ phone }: { phone: () => string }) => {
  const t = useText()
  const language = useLanguage()
  const { mutate: ask, isPending, isSuccess, error } = useAskPasswordReset()
  return (
    <div className={styles.ask}>
      <BusyButton variant="outline" isBusy={isPending} onClick={() => ask(phone())}>
        {t('forgotAsk')}
      </BusyButton>
      <output>
        <FormAnswer isBusy={isPending}>
          {error ? (
            <FormAlert>{messageOf(language, error)}</FormAlert>
          ) : (
            isSuccess && <p className={styles.answer}>{t('forgotAsked')}</p>
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
    <details className={styles.root}>
      <summary className={styles.summary}>{t('forgot')}</summary>
      <p className={styles.help}>{t('forgotLinkHelp')}</p>
      <AskLink phone={typedPhone} />
      {chat && (
        <p className={styles.ways}>
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
